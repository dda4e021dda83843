import type { ZipEntry } from '../compression/zip-directory';
import { attributeOf, readXml } from './xml';

export interface SheetPart {
  readonly name: string;
  readonly isHidden: boolean;
  readonly entry: ZipEntry;
}

interface WorkbookParts {
  readonly sheets: readonly SheetPart[];
  readonly strings: ZipEntry | null;
  readonly styles: ZipEntry | null;
  /** Whether dates count from 1904, as in old Excel for the Mac. */
  readonly from1904: boolean;
}

/**
 * Finds the parts of a workbook by its relationships, or returns the fault. Source: ECMA-376 part
 * 2, 9 (parts and relationships) and part 1, 18.2 (workbook).
 */
export function findParts(bytes: Uint8Array, entries: readonly ZipEntry[]): WorkbookParts | string {
  const byPath = new Map(entries.map((entry) => [normalPath(entry.path), entry]));
  const root = readRelations(bytes, byPath, '');
  if (typeof root === 'string') return root;
  const main = root.find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  const workbook = byPath.get(main);
  if (!workbook) return 'its list of sheets is missing';
  const relations = readRelations(bytes, byPath, main);
  if (typeof relations === 'string') return relations;
  const partOf = (type: string, id?: string) => {
    const fits = (one: Relation) => one.type === type && (id === undefined || one.id === id);
    return byPath.get(relations.find(fits)?.path ?? '') ?? null;
  };
  const sheets: SheetPart[] = [];
  let from1904 = false;
  const fault = readXml(bytes, workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const entry = partOf('worksheet', attributeOf(attributes, 'id') ?? '');
      const isHidden = /hidden/i.test(attributes.state ?? '');
      if (entry) sheets.push({ name: attributes.name ?? '', isHidden, entry });
    },
  });
  if (fault !== null) return fault;
  return { sheets, strings: partOf('sharedStrings'), styles: partOf('styles'), from1904 };
}

interface Relation {
  readonly id: string;
  /** The last segment of the type's URL, which is the same in both variants of the standard. */
  readonly type: string;
  readonly path: string;
}

/** The relationships of a part, or of the package (`''`). */
function readRelations(
  bytes: Uint8Array,
  byPath: ReadonlyMap<string, ZipEntry>,
  part: string,
): readonly Relation[] | string {
  const cut = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, cut);
  const entry = byPath.get(`${folder}_rels/${part.slice(cut)}.rels`);
  const relations: Relation[] = [];
  if (!entry) return relations;
  const fault = readXml(bytes, entry, {
    open: (name, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      const path = normalPath(Target.startsWith('/') ? Target.slice(1) : folder + Target);
      relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), path });
    },
  });
  return fault ?? relations;
}

/**
 * Normalizes a part name: names are case-insensitive, and some programs write backslashes or `..`.
 */
function normalPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.toLowerCase().split(/[/\\]/)) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
