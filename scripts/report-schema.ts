import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { format } from 'prettier';
import { REPORT_SCHEMA } from '../src/core/output/export/report-json';

/*
 * The schema of report.json, generated from the types of the report, so that it is always current.
 */

type Schema = Readonly<Record<string, unknown>>;

const MODULE = fileURLToPath(new URL('../src/core/output/export/report-json.ts', import.meta.url));
const CONFIG = fileURLToPath(new URL('../tsconfig.core.json', import.meta.url));

/** The text of `docs/report.schema.json`: JSON Schema 2020-12. */
export async function reportSchema(): Promise<string> {
  const { checker, type } = openReportType();
  const definitions = new Map<string, Schema>();
  const report = describe(type, {
    checker,
    definitions,
    names: new Map(),
  });
  const named = Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1)));
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:${REPORT_SCHEMA.replace('/', ':')}`,
    title: `Report of Assay, version ${REPORT_SCHEMA}`,
    ...report,
    $defs: named,
  };
  return format(JSON.stringify(schema), { parser: 'json', printWidth: 100 });
}

function openReportType() {
  const read = ts.readConfigFile(CONFIG, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, 'src/..');
  const program = ts.createProgram([MODULE], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(MODULE);
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Report');
  if (!symbol) throw new Error('report-json.ts exports no type Report.');
  return { checker, type: checker.getDeclaredTypeOfSymbol(symbol) };
}

interface Context {
  readonly checker: ts.TypeChecker;
  /** Schemas of interfaces by their names. */
  readonly definitions: Map<string, Schema>;
  /** The declaration of each name. */
  readonly names: Map<string, ts.Type>;
}

function describe(type: ts.Type, context: Context): Schema {
  const { checker } = context;
  if (type.isUnion()) return describeUnion(type.types, context);
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
  if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
  if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
  if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
  if (checker.isTupleType(type)) {
    const items = checker.getTypeArguments(type as ts.TypeReference);
    const { length } = items;
    const prefixItems = items.map((item) => describe(item, context));
    return { type: 'array', prefixItems, minItems: length, maxItems: length };
  }
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    if (!item) throw new Error('A list without an item type.');
    return { type: 'array', items: describe(item, context) };
  }
  if (type.flags & ts.TypeFlags.Object || type.isIntersection()) {
    return describeNamed(type, context);
  }
  throw new Error(
    `The report contains ${checker.typeToString(type)}, which JSON cannot represent.`,
  );
}

/** Literals become an `enum`, other members `anyOf`; `undefined` is omitted. */
function describeUnion(types: readonly ts.Type[], context: Context): Schema {
  const present = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const words = present.flatMap((type) =>
    type.isStringLiteral() || type.isNumberLiteral() ? [type.value] : [],
  );
  const booleans = present.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
  const others = present.filter(
    (type) => !type.isStringLiteral() && !type.isNumberLiteral() && !booleans.includes(type),
  );
  const choices = [
    ...others.map((type) => describe(type, context)),
    ...(words.length > 0 ? [{ enum: words }] : []),
    ...(booleans.length > 0 ? [{ type: 'boolean' }] : []),
  ];
  const [only] = choices;
  return only && choices.length === 1 ? only : { anyOf: choices };
}

/** An interface is defined once in `$defs`; any other object is inlined. */
function describeNamed(type: ts.Type, context: Context): Schema {
  const symbol = type.getSymbol();
  const isInterface = symbol && symbol.flags & ts.SymbolFlags.Interface;
  if (!isInterface) return describeObject(type, context);
  const { name } = symbol;
  const before = context.names.get(name);
  if (before && before !== type) throw new Error(`Two types of the report are called ${name}.`);
  if (!before) {
    context.names.set(name, type);
    context.definitions.set(name, {
      ...wordsOf(symbol, context),
      ...describeObject(type, context),
    });
  }
  return { $ref: `#/$defs/${name}` };
}

function describeObject(type: ts.Type, context: Context): Schema {
  const { checker } = context;
  const [index] = checker.getIndexInfosOfType(type);
  if (index) return { type: 'object', additionalProperties: describe(index.type, context) };
  const properties = checker.getPropertiesOfType(type);
  const required = properties.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional));
  return {
    type: 'object',
    properties: Object.fromEntries(
      properties.map((property) => [
        property.name,
        { ...wordsOf(property, context), ...describe(checker.getTypeOfSymbol(property), context) },
      ]),
    ),
    required: required.map(({ name }) => name),
    additionalProperties: false,
  };
}

/** The text of a declaration's comment. */
function wordsOf(symbol: ts.Symbol, { checker }: Context): Schema {
  const words = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return words === '' ? {} : { description: words.replace(/\s+/g, ' ') };
}
