import { writeFileSync } from 'node:fs';
import { metricsPage } from './metrics-page';
import { scorersPage } from './scorers-page';

writeFileSync('docs/metrics.md', await metricsPage());
writeFileSync('docs/scorers.md', await scorersPage());
