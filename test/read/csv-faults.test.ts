import { expect, test } from 'vitest';
import { judgePollock, makeRowFaults } from '../../scripts/pollock';
import { readText } from '../../src/read/read';

const SOURCE = `id,question,answer,"evidence",page,notes
q1,Who chairs the board?,Ann Lind,"Ann Lind, chair since 2021",3,
q2,Which sites?,"Oslo, Bergen","Two sites: Oslo, Bergen",11,checked
q3,How large is the pump?,"6"" pipe","a 6"" pipe, coated",4,
q4,Is there a target?,Yes,"Net zero by 2040, see p. 9",9,
q5,How many?,"1,204","1,204 employees",17,
q6,Which unit?,tCO2e,"Emissions in tCO2e, market-based",21,
`;

test('an error in one row is never misread without a warning', () => {
  const text = new TextEncoder().encode(SOURCE);
  const read = readText(text, 'source.csv');
  if (read.kind === 'refused') throw new Error(read.problem.message);
  const { columns, cells, rowCount } = read.source.table;
  const rows = Array.from({ length: rowCount }, (_, row) => cells.map((own) => own[row] ?? ''));
  const made = makeRowFaults([{ name: 'source.csv', text, clean: [columns, ...rows] }]);
  // For 7 rows of 6 cells: 5 removed and 6 added separators, 6 added quotes, and another delimiter.
  expect(made).toHaveLength(7 * (5 + 6 + 6 + 1));
  const silent = made.map(judgePollock).filter(({ outcome }) => outcome === 'silent');
  expect(silent.map(({ name, said }) => `${name}: ${said}`)).toEqual([]);
});
