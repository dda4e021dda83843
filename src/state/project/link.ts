import * as v from 'valibot';
import { linkProblems } from '../../core/words/link-problems';
import type { Mapping } from '../../core/model';
import type { ReadOptions } from '../../core/read-options';
import type { Settings } from '../../core/settings';
import { VERSION } from '../../core/version';
import { type Checked, checkJson, count, text } from '../schemas/checked-json';
import { mappingSchema } from '../schemas/mapping-schema';
import { readOptionsSchema } from '../schemas/read-options-schema';
import { settingsSchema } from '../schemas/settings-schema';
import { pack, type PackedLimits, unpack } from './packed-text';

/*
 * What is written behind `#v1=`. A link comes from a stranger: its size is capped before and after
 * decompression, a key that is not known refuses the link, and nothing is fetched or changed by
 * reading it.
 */

/** What a person sends when they send a link. */
export interface SharedLink {
  /** The version of Assay that made it. */
  readonly version: string;
  readonly settings: Settings;
  readonly mapping: Mapping | null;
  /** The fragment that leads to the view, as `address.ts` writes it. */
  readonly view: string;
  /** Where the files are; `null`: with their owner only. */
  readonly files: LinkedFiles | null;
  /** The files that were scored. */
  readonly inputs: readonly LinkedInput[];
  /** Aggregates; `null` where they were left out. */
  readonly results: LinkedResults | null;
}

/** Addresses as they are given; a relative one means a place beside the page. */
export interface LinkedFiles {
  readonly gold: string;
  readonly predictions: readonly string[];
}

export interface LinkedInput {
  readonly name: string;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  readonly rows: number;
  /**
   * What its owner chose about its reading; left out where nothing was. Limits do not travel: a
   * stranger raises none.
   */
  readonly options?: LinkedOptions;
}

export type LinkedOptions = Omit<ReadOptions, 'limits'>;

export interface LinkedResults {
  readonly questions: number;
  /** Ids of the metrics, in the order of the values of each run. */
  readonly metrics: readonly string[];
  readonly runs: readonly LinkedRun[];
}

export interface LinkedRun {
  readonly model: string;
  readonly run: string;
  readonly missing: number;
  readonly values: readonly LinkedValue[];
}

export interface LinkedValue {
  readonly mean: number | null;
  readonly n: number;
  /** The ends of the 95 % interval. */
  readonly interval: readonly [low: number, high: number] | null;
}

/** Of a link so much is looked at; the aggregates of 50 runs take about a tenth of it. */
export const LINK_LIMITS: PackedLimits = { packed: 100_000, unpacked: 1_000_000 };

const finite = v.pipe(v.number('a number is expected'), v.finite('a finite number is expected'));
const few = <const Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item, 'a list is expected'), v.maxLength(most, 'too many of them'));

const MAX_FILES = 51;

const linkSchema = v.strictObject({
  version: v.pipe(text, v.regex(/^[\w.+-]{1,40}$/, 'a version is expected')),
  settings: settingsSchema,
  mapping: v.nullable(mappingSchema),
  view: text,
  files: v.nullable(v.strictObject({ gold: text, predictions: few(text, MAX_FILES - 1) })),
  inputs: few(
    v.strictObject({
      name: text,
      sha256: v.pipe(text, v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 is expected')),
      rows: count,
      options: v.exactOptional(v.omit(readOptionsSchema, ['limits'])),
    }),
    MAX_FILES,
  ),
  results: v.nullable(
    v.strictObject({
      questions: count,
      metrics: few(text, 200),
      runs: few(
        v.strictObject({
          model: text,
          run: text,
          missing: count,
          values: few(
            v.strictObject({
              mean: v.nullable(finite),
              n: count,
              interval: v.nullable(v.tuple([finite, finite])),
            }),
            200,
          ),
        }),
        500,
      ),
    }),
  ),
});

/** All that a link says, before it is packed. */
export function writeLinkJson(link: Omit<SharedLink, 'version'>): string {
  return JSON.stringify({ version: VERSION, ...link });
}

/** The fragment of an address, without `#`, that brings back the text of a link. */
export async function writeLink(text: string): Promise<string> {
  return `v1=${await pack(text)}`;
}

/** Whether a fragment is a link of this kind rather than the address of a view. */
export function isLink(fragment: string): boolean {
  return /^#?v1=/.test(fragment);
}

/** Reads a fragment: the link whole, or a sentence on why none of it is used. */
export async function readLink(fragment: string): Promise<Checked<SharedLink>> {
  const unpacked = await unpack(fragment.replace(/^#?v1=/, ''), LINK_LIMITS);
  if (unpacked.kind === 'damaged') return { kind: 'invalid', problem: linkProblems.damagedLink() };
  if (unpacked.kind === 'too-long') {
    return { kind: 'invalid', problem: linkProblems.tooLongLink(LINK_LIMITS.packed) };
  }
  return checkJson(linkSchema, unpacked.text, linkProblems.unknownLink);
}
