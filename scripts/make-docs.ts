import { writeFileSync } from 'node:fs';
import { filesPage } from './files-page';
import { metricsPage } from './metrics-page';
import { scorersPage } from './scorers-page';

writeFileSync('docs/files.md', await filesPage());
writeFileSync('docs/metrics.md', await metricsPage());
writeFileSync('docs/scorers.md', await scorersPage());
