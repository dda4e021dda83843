import { type FileMetaData, parquetSchema, type SchemaElement, type SchemaTree } from 'hyparquet';

/** What a file says of its columns, once it is prepared for the parser. */
export interface ParquetSchema {
  readonly columns: readonly SchemaTree[];
  /** The name in the file of every element; the parser knows them by others. */
  readonly names: ReadonlyMap<SchemaElement, string>;
  readonly decimals: ReadonlyMap<SchemaElement, number>;
  readonly maps: ReadonlySet<SchemaElement>;
}

/**
 * Prepares the metadata so that the parser damages nothing, and returns what was taken out of them:
 *
 * - names become numbers, since the parser builds plain objects, in which `__proto__` is no key, and
 *   takes the first of two columns of one name;
 * - decimals come as they are stored and not by way of a floating-point number;
 * - maps come as lists of pairs, in their order and with keys of any name;
 * - what only the newer logical type says is said by the older one too, which the parser looks at;
 * - types for which the parser throws come as bytes.
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
    // The parser finds the parts of a variant by their names.
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
const TAKEN_OUT = new Set(['DECIMAL', 'MAP', 'MAP_KEY_VALUE', 'BSON', 'INTERVAL']);

function simplify(element: SchemaElement): void {
  const { converted_type: converted, logical_type: logical } = element;
  if (converted !== undefined && TAKEN_OUT.has(converted)) delete element.converted_type;
  if (logical && TAKEN_OUT.has(logical.type)) delete element.logical_type;
  if (logical?.type === 'LIST' || logical?.type === 'DATE') element.converted_type = logical.type;
  // Then a text of a dictionary is decoded once, and not once a row.
  const isPlain = converted === undefined && (logical === undefined || logical.type === 'ENUM');
  if (isPlain && element.type === 'BYTE_ARRAY') element.converted_type = 'UTF8';
}
