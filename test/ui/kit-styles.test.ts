import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src');
const KIT_STYLES = join(import.meta.dirname, '../../node_modules/@mantine/core/styles');

test('the styles of every component that the page uses are imported', () => {
  const imported = readFileSync(join(SOURCE, 'ui/kit.css'), 'utf8');
  const used = new Set(
    readdirSync(join(SOURCE, 'ui'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .flatMap((path) => [
        ...readFileSync(join(SOURCE, 'ui', path), 'utf8').matchAll(
          /import \{([^}]*)\} from '@mantine\/core'/g,
        ),
      ])
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
  );
  const styled = [...used].filter((name) => existsSync(join(KIT_STYLES, `${name}.css`)));
  expect(styled).not.toEqual([]);
  expect(styled.filter((name) => !imported.includes(`/${name}.css`))).toEqual([]);
});
