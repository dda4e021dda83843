import { SaxesParser } from 'saxes';
import type { ZipEntry } from '../compression/zip-directory';
import { readEntry } from '../compression/zip-entry';

export type Attributes = Readonly<Record<string, string>>;

/** What becomes of the XML of one part; names come without their prefix. */
export interface XmlHandlers {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
  /** Whether the rest is of no more use. */
  readonly isDone?: () => boolean;
}

/**
 * Reads one part of a workbook as a stream, so that it never stands whole in memory. Returns what is
 * wrong with it, or `null`. A document type is refused: no workbook has one, and entities that
 * multiply are declared there.
 */
export function readXml(bytes: Uint8Array, entry: ZipEntry, handlers: XmlHandlers): string | null {
  const { open, text, close, isDone } = handlers;
  const parser = new SaxesParser<{ xmlns?: false; position: false }>({ position: false });
  const found: { fault: string | null } = { fault: null };
  const blame = (what: string) => {
    found.fault ??= `its part “${entry.path}” ${what}`;
  };
  parser.on('error', () => blame('is not well-formed XML'));
  parser.on('doctype', () => blame('declares a document type, which no workbook has'));
  if (open) parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes));
  if (text) parser.on('text', text);
  if (text) parser.on('cdata', text);
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  let decoder: TextDecoder | null = null;
  const write = (piece: Uint8Array, isLast: boolean) => {
    try {
      decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
      parser.write(decoder.decode(piece, { stream: !isLast }));
    } catch {
      blame('is not text');
    }
    return found.fault === null && isDone?.() !== true;
  };
  const fault = readEntry(bytes, entry, (piece) => write(piece, false));
  if (fault !== null) return fault;
  if (found.fault === null && isDone?.() !== true && write(new Uint8Array(), true)) parser.close();
  return found.fault;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** The name without its prefix: some programs write `x:row` for `row`. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** An attribute by its name without prefix. */
export function attributeOf(attributes: Attributes, name: string): string | undefined {
  const key = Object.keys(attributes).find((one) => localName(one) === name);
  return attributes[name] ?? (key === undefined ? undefined : attributes[key]);
}
