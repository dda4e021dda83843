import { SaxesParser } from 'saxes';
import type { ZipEntry } from '../compression/zip-directory';
import { readEntry } from '../compression/zip-entry';

export type Attributes = Readonly<Record<string, string>>;

/**
 * Callbacks for the XML of a part. Names in the namespace of the root have no prefix, others keep
 * theirs; `path` starts at the root.
 */
interface XmlHandlers {
  readonly open: (name: string, attributes: Attributes, path: readonly string[]) => void;
  readonly text?: (text: string, path: readonly string[]) => void;
  readonly close?: (name: string) => void;
  /** Whether the rest can be skipped. */
  readonly isDone?: () => boolean;
}

/**
 * Parses a part of a workbook as a stream. Returns the fault, or `null`. A document type
 * declaration is rejected: no workbook has one, and it could declare entities that expand
 * exponentially.
 */
export function readXml(
  bytes: Uint8Array,
  entry: ZipEntry,
  { open, text = () => undefined, close, isDone = () => false }: XmlHandlers,
): string | null {
  const parser = new SaxesParser<{ xmlns?: false; position: false }>({ position: false });
  const found: { fault: string | null } = { fault: null };
  const report = (what: string) => {
    found.fault ??= `its part “${entry.path}” ${what}`;
  };
  parser.on('error', () => report('is not well-formed XML'));
  parser.on('doctype', () => report('declares a document type, which a workbook must not have'));
  const path: string[] = [];
  const nameOf = resolveNames();
  parser.on('opentag', (tag) => {
    const name = nameOf(tag.name, tag.attributes);
    path.push(name);
    open(name, tag.attributes, path);
  });
  parser.on('text', (part) => text(part, path));
  parser.on('cdata', (part) => text(part, path));
  parser.on('closetag', () => {
    const name = path.pop() ?? '';
    close?.(name);
  });
  let decoder: TextDecoder | null = null;
  const write = (piece: Uint8Array, isLast: boolean) => {
    try {
      decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
      parser.write(decoder.decode(piece, { stream: !isLast }));
    } catch {
      report('is not text');
    }
    return found.fault === null && !isDone();
  };
  const fault = readEntry(bytes, entry, (piece) => write(piece, false));
  if (fault !== null) return fault;
  if (found.fault === null && !isDone() && write(new Uint8Array(), true)) parser.close();
  return found.fault;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * Removes the prefixes of the root's namespace: some programs write `x:row` for `row`. Names of
 * other namespaces remain different: Excel also writes `x15:workbookPr`.
 */
function resolveNames() {
  let namespace: string | undefined;
  const own = new Set<string>();
  return (name: string, attributes: Attributes): string => {
    const colon = name.indexOf(':');
    const prefix = colon === -1 ? '' : name.slice(0, colon);
    const declared = attributes[prefix === '' ? 'xmlns' : `xmlns:${prefix}`];
    if (own.size === 0) {
      namespace = declared;
      own.add(prefix);
    }
    for (const key in attributes) {
      if (key.startsWith('xmlns:') && attributes[key] === namespace)
        own.add(key.slice('xmlns:'.length));
    }
    const isForeign = declared !== undefined && declared !== namespace;
    if (isForeign || !own.has(prefix)) return `${prefix}:${localName(name)}`;
    return localName(name);
  };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

export function attributeOf(attributes: Attributes, name: string): string | undefined {
  const key = Object.keys(attributes).find((one) => localName(one) === name);
  return attributes[name] ?? attributes[key ?? ''];
}

/** The shared strings of a workbook, or the fault. */
export function readStrings(bytes: Uint8Array, entry: ZipEntry): readonly string[] | string {
  const strings: string[] = [];
  let item = '';
  const fault = readXml(bytes, entry, {
    open: (name) => {
      if (name === 'si') item = '';
    },
    text: (part, path) => {
      if (isItemText(path)) item += part;
    },
    close: (name) => {
      if (name === 'si') strings.push(decodeEscapes(item));
    },
  });
  return fault ?? strings;
}

/** Whether text at a path belongs to a plain or rich string, not to its phonetic reading. */
export function isItemText(path: readonly string[]): boolean {
  return path.at(-1) === 't' && !path.includes('rPh');
}

/**
 * Decodes characters that XML cannot contain: `_x000D_`; `_x005F_` is an escaped underscore.
 * Source: ECMA-376 part 1, 22.9.2.19 (ST_Xstring).
 */
export function decodeEscapes(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
