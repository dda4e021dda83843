import { writeFileSync } from 'node:fs';
import { metricsPage } from './metrics-page';

writeFileSync('docs/metrics.md', await metricsPage());
