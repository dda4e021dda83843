import { type FileMetaData, parquetSchema, type SchemaElement, type SchemaTree } from 'hyparquet';

/** The columns of a file, prepared for the parser. */
export interface ParquetSchema {
  readonly columns: readonly SchemaTree[];
  /** The original name of each element; the parser gets numbers. */
  readonly names: ReadonlyMap<SchemaElement, string>;
  readonly decimals: ReadonlyMap<SchemaElement, number>;
  readonly maps: ReadonlySet<SchemaElement>;
}

/**
 * Changes the metadata so that the parser loses nothing, and returns what was removed:
 *
 * - names become numbers, since the parser builds plain objects, which lose `__proto__`, and uses
 *   the first of two columns with the same name;
 * - decimals stay as stored instead of becoming floating-point numbers;
 * - maps remain lists of pairs, in order and with any keys;
 * - newer logical types are copied to the older ones, which the parser reads;
 * - types for which the parser throws are read as bytes.
 */
export function prepareSchema(metadata: FileMetaData): ParquetSchema {
  const tree = parquetSchema(metadata);
  const names = new Map<SchemaElement, string>();
  const decimals = new Map<SchemaElement, number>();
  const maps = new Set<SchemaElement>();
  const paths: string[][] = [];
  const visit = (node: SchemaTree, path: readonly string[], isVariant: boolean) => {
    const { element } = node;
    names.set(element, element.name);
    // Fields of a variant keep their names, since the parser finds them by name.
    if (!isVariant) element.name = String(names.size);
    const inner = [...path, element.name];
    const scale = decimalScale(element);
    if (scale !== null) decimals.set(element, scale);
    if (isMap(element)) maps.add(element);
    if (!isVariant) simplify(element);
    if (element.num_children === undefined || element.num_children === 0) paths.push(inner);
    const holdsVariant = isVariant || element.logical_type?.type === 'VARIANT';
    for (const child of node.children) visit(child, inner, holdsVariant);
  };
  for (const column of tree.children) visit(column, [], false);
  for (const { columns } of metadata.row_groups) {
    for (const [leaf, { meta_data: meta }] of columns.entries()) {
      if (meta) meta.path_in_schema = paths[leaf] ?? [];
    }
  }
  return { columns: parquetSchema(metadata).children, names, decimals, maps };
}

function decimalScale({ converted_type, logical_type, scale }: SchemaElement): number | null {
  if (logical_type?.type === 'DECIMAL') return logical_type.scale;
  return converted_type === 'DECIMAL' ? (scale ?? 0) : null;
}

function isMap({ converted_type, logical_type, num_children }: SchemaElement): boolean {
  const isCalled = converted_type === 'MAP' || logical_type?.type === 'MAP';
  return isCalled && num_children === 1;
}

/** Annotations that are handled here or break the parser. */
const REMOVED = new Set(['DECIMAL', 'MAP', 'MAP_KEY_VALUE', 'BSON', 'INTERVAL']);

function simplify(element: SchemaElement): void {
  const { converted_type: converted, logical_type: logical } = element;
  if (converted !== undefined && REMOVED.has(converted)) delete element.converted_type;
  if (logical && REMOVED.has(logical.type)) delete element.logical_type;
  if (logical?.type === 'LIST' || logical?.type === 'DATE') element.converted_type = logical.type;
  // Lets the parser decode the strings of a dictionary once instead of once per row.
  const isPlain = converted === undefined && (logical === undefined || logical.type === 'ENUM');
  if (isPlain && element.type === 'BYTE_ARRAY') element.converted_type = 'UTF8';
}
