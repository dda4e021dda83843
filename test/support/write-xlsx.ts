import type { Table } from '../../src/core/model';
import { writeZip } from './write-zip';

/** The namespaces of Transitional Open XML, the common form, and of Strict Open XML. */
const TRANSITIONAL = {
  main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  relations: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
};
const STRICT: typeof TRANSITIONAL = {
  main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
  relations: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface WrittenWorkbook {
  /** Name and XML of each sheet: the content of `worksheet`. */
  readonly sheets: readonly (readonly [name: string, xml: string, state?: string])[];
  /** XML of the shared-string items. */
  readonly strings?: string;
  /** The number format of each cell style; a number is the id of a built-in format. */
  readonly formats?: readonly (string | number)[];
  /** XML of the conditional formats. */
  readonly differential?: string;
  readonly from1904?: boolean;
  /** Whether to write Strict Open XML, an optional save format of Excel. */
  readonly isStrict?: boolean;
  /** XML inside `workbook`, before its sheets. */
  readonly before?: string;
}

/** Writes a workbook with only the required parts. */
export function writeWorkbook(workbook: WrittenWorkbook): Uint8Array<ArrayBuffer> {
  const {
    sheets,
    strings = '',
    formats = [],
    differential = '',
    from1904 = false,
    isStrict = false,
    before = '',
  } = workbook;
  const { main, relations: names } = isStrict ? STRICT : TRANSITIONAL;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${names}/${type}" Target="${target}"/>`;
  const list = sheets.map(
    ([name, , state], at) =>
      `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="r${at}"${state ? ` state="${state}"` : ''}/>`,
  );
  const relations = sheets.map((_, at) => relation(`r${at}`, 'worksheet', `worksheets/s${at}.xml`));
  const idOf = (format: string | number, at: number) =>
    typeof format === 'number' ? format : 200 + at;
  const numFmts = formats.flatMap((format, at) =>
    typeof format === 'number'
      ? []
      : [`<numFmt numFmtId="${idOf(format, at)}" formatCode="${escapeXml(format)}"/>`],
  );
  const styles = formats.map((format, at) => `<xf numFmtId="${idOf(format, at)}"/>`);
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationsOf([relation('r', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${names}"><workbookPr date1904="${from1904 ? 1 : 0}"/>${before}<sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsOf([
      ...relations,
      relation('strings', 'sharedStrings', 'sharedStrings.xml'),
      relation('styles', 'styles', '/xl/styles.xml'),
    ]),
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${numFmts.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs>${differential}</styleSheet>`,
  };
  for (const [at, [, xml]] of sheets.entries()) {
    parts[`xl/worksheets/s${at}.xml`] = `<worksheet xmlns="${main}">${xml}</worksheet>`;
  }
  const encoder = new TextEncoder();
  return writeZip(
    Object.entries(parts).map(([path, xml]) => ({ path, bytes: encoder.encode(xml) })),
  );
}

/** Writes a table as a workbook with one sheet of text cells; empty cells are omitted. */
export function writeXlsx({ columns, cells, rowCount }: Table): Uint8Array<ArrayBuffer> {
  const rows = [columns, ...Array.from({ length: rowCount }, (_, row) => cells.map((c) => c[row]))];
  const xml = rows.map((row) => `<row>${row.map((text) => textCell(text ?? '')).join('')}</row>`);
  return writeWorkbook({ sheets: [['Sheet1', `<sheetData>${xml.join('')}</sheetData>`]] });
}

function textCell(text: string): string {
  if (text === '') return '<c/>';
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(escapeText(text))}</t></is></c>`;
}

/**
 * Escapes text that looks like an escape, and characters that XML would change or cannot represent.
 */
function escapeText(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll(/(?![\t\n])[\p{Cc}\ufffe\uffff]/gu, (one) => {
      const code = one.charCodeAt(0).toString(16).toUpperCase();
      return `_x${code.padStart(4, '0')}_`;
    });
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function relationsOf(relations: readonly string[]): string {
  return `<Relationships xmlns="${PACKAGE}">${relations.join('')}</Relationships>`;
}
