/** The JSON Schema keywords that `docs/report.schema.json` uses. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
}

/** Returns the path and reason of each violation of the schema; empty if the value is valid. */
export function checkSchema(root: unknown, value: unknown): string[] {
  const { $defs = {} } = root as Schema;
  const check = (schema: Schema, at: string, found: unknown): string[] => {
    if (schema.$ref !== undefined) {
      const definition = $defs[schema.$ref.replace('#/$defs/', '')];
      return definition ? check(definition, at, found) : [`${at}: ${schema.$ref} is not defined`];
    }
    if (schema.anyOf) {
      const tries = schema.anyOf.map((one) => check(one, at, found));
      return tries.some((wrong) => wrong.length === 0) ? [] : (tries[0] ?? [`${at}: no choice`]);
    }
    if ('const' in schema && found !== schema.const) return [`${at}: not ${String(schema.const)}`];
    if (schema.enum && !schema.enum.includes(found)) return [`${at}: not one of the words`];
    if (schema.type !== undefined && typeOf(found) !== schema.type) {
      return [`${at}: ${typeOf(found)} in place of ${schema.type}`];
    }
    if (Array.isArray(found)) {
      return found.flatMap((item, index) => {
        const own = schema.prefixItems?.[index] ?? schema.items;
        return own ? check(own, `${at}[${index}]`, item) : [`${at}[${index}]: too many items`];
      });
    }
    if (typeof found !== 'object' || found === null) return [];
    const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(found, name));
    const wrong = Object.entries(found).flatMap(([name, one]) => {
      const properties = schema.properties ?? {};
      const own = Object.hasOwn(properties, name) ? properties[name] : schema.additionalProperties;
      return own ? check(own, `${at}.${name}`, one) : [`${at}.${name}: no such key`];
    });
    return [...missing.map((name) => `${at}.${name}: missing`), ...wrong];
  };
  return check(root as Schema, '', value);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
