import { fetchingProblems } from '../../core/words/fetching-problems';
import type { Problem } from '../../core/model';
import { findRawAddress, redirectHosts } from './raw-address';

/** One file to fetch. */
export interface PlannedFile {
  /** Its position among the addresses, from 0. */
  readonly at: number;
  /** As a person wrote it. */
  readonly given: string;
  /** As it is asked for. */
  readonly address: string;
  readonly origin: string;
  readonly host: string;
  /** Whether it lies on the page's own host, which knows of the person anyway. */
  readonly isSameOrigin: boolean;
  /** Whether the page at the given address may show more files than this one. */
  readonly isFirstOfPage: boolean;
}

/** A host that a person has to agree to before anything is asked of it. */
export interface PlannedHost {
  readonly host: string;
  readonly origin: string;
  /** Further hosts that it hands its files on to. */
  readonly redirectsTo: readonly string[];
}

export interface FetchPlan {
  readonly files: readonly PlannedFile[];
  /** Every host but the page's own. */
  readonly hosts: readonly PlannedHost[];
}

/**
 * What would be fetched for some addresses, and from whom; addresses that cannot be fetched are
 * problems. The person's own machine is asked without TLS where the person named it, not a link.
 */
export function planFetch(
  addresses: readonly string[],
  base: string,
  namedBy: 'person' | 'link' = 'person',
): { readonly plan: FetchPlan; readonly problems: readonly Problem[] } {
  const planned = addresses.map((address, at) => planFile(address, at, base, namedBy));
  const files = planned.flatMap((one) => ('file' in one ? [one.file] : []));
  const foreign = new Map(
    files.filter(({ isSameOrigin }) => !isSameOrigin).map((one) => [one.host, one]),
  );
  const hosts = [...foreign.values()].map(({ host, origin }) => ({
    host,
    origin,
    redirectsTo: redirectHosts(host),
  }));
  return {
    plan: { files, hosts },
    problems: planned.flatMap((one) => ('problem' in one ? [one.problem] : [])),
  };
}

/** What the frame may speak to for the files of one host, as sources of a content policy. */
export function sourcesOf(host: PlannedHost): readonly string[] {
  return [host.origin, ...host.redirectsTo.map((pattern) => `https://${pattern}`)];
}

/** The name that a fetched file goes by. */
export function nameOf(address: string): string {
  const last = new URL(address).pathname.split('/').pop() ?? '';
  return decode(last) || 'file';
}

type PlannedOne = { readonly file: PlannedFile } | { readonly problem: Problem };

function planFile(given: string, at: number, base: string, namedBy: 'person' | 'link'): PlannedOne {
  const written = given.length > MAX_ADDRESS_LENGTH ? null : URL.parse(given, base);
  if (!written || !['http:', 'https:'].includes(written.protocol)) {
    return { problem: fetchingProblems.badAddress(given.slice(0, 200)) };
  }
  const raw = findRawAddress(written);
  if (raw.kind === 'page') {
    return { problem: fetchingProblems.notAFile(given, raw.what, raw.instead) };
  }
  const { url, isFirstOfPage = false } = raw;
  const isSameOrigin = url.origin === new URL(base).origin;
  const mayBeOpen = isLocal(url) && (namedBy === 'person' || isLocal(new URL(base)));
  if (!isSameOrigin && url.protocol !== 'https:' && !mayBeOpen) {
    return { problem: fetchingProblems.openAddress(given) };
  }
  url.hash = '';
  url.username = '';
  url.password = '';
  const { href: address, origin, host } = url;
  return { file: { at, given, address, origin, host, isSameOrigin, isFirstOfPage } };
}

function isLocal({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}

/** Longer addresses hold something other than a place. */
const MAX_ADDRESS_LENGTH = 2000;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
