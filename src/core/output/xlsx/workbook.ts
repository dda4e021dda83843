import type { FileWriter } from '../export/writing';
import { startZip } from '../export/zip';
import { escapeWorkbookText, listPages, type Sheet, XML_HEAD, XML_MAIN } from './sheet';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Writes only the parts that every spreadsheet program needs, with no creation or modification
 * dates.
 */
export function* writeWorkbook(tables: readonly Sheet[]): FileWriter {
  const sheets = tables.flatMap(listPages);
  const total = sheets.reduce((sum, { rowCount }) => sum + rowCount, 0);
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const zip = startZip((bytes) => packed.push(bytes));
  for (const [path, content] of Object.entries(smallParts(sheets.map(({ name }) => name)))) {
    zip.begin(path)(content, true);
  }
  let done = 0;
  for (const [at, { write }] of sheets.entries()) {
    const push = zip.begin(pathOf(at));
    for (const { xml, rows } of write()) {
      push(xml, false);
      done += rows;
      for (const chunk of packed.splice(0)) yield { chunk, done, total };
      yield;
    }
    push('', true);
  }
  zip.end();
  for (const chunk of packed) yield { chunk, done, total };
}

const pathOf = (sheet: number) => `xl/worksheets/sheet${sheet + 1}.xml`;

/** The content of all parts but the sheets, by path. */
function smallParts(sheets: readonly string[]): Readonly<Record<string, string>> {
  const list = sheets.map(
    (name, at) =>
      `<sheet name="${escapeWorkbookText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const styles = sheets.length + 1;
  const overrides = [
    override('xl/workbook.xml', 'sheet.main'),
    override('xl/styles.xml', 'styles'),
    ...sheets.map((_, at) => override(pathOf(at), 'worksheet')),
  ];
  const relations = [
    ...sheets.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
    relation(styles, 'styles', 'styles.xml'),
  ];
  return {
    '[Content_Types].xml': `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': relationsOf([relation(1, 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `${XML_HEAD}<workbook xmlns="${XML_MAIN}" xmlns:r="${RELATIONS}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsOf(relations),
    'xl/styles.xml': STYLES,
  };
}

/** A plain and a bold style. */
const STYLES = `${XML_HEAD}<styleSheet xmlns="${XML_MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

function override(part: string, type: string): string {
  return `<Override PartName="/${part}" ContentType="${TYPES}.${type}+xml"/>`;
}

function relation(id: number, type: string, target: string): string {
  return `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
}

function relationsOf(relations: readonly string[]): string {
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`;
}
