import { fetchingProblems } from '../../core/words/fetching-problems';
import type { Problem } from '../../core/model';

/** An address as it can be fetched, or what else it leads to and where the file is found there. */
type RawAddress =
  | {
      readonly kind: 'file';
      readonly url: URL;
      /** The page may show several files, of which this is the first; only its host’s API lists them. */
      readonly isFirstOfPage?: boolean;
    }
  | { readonly kind: 'page'; readonly what: string; readonly instead: string };

interface Site {
  readonly hosts: readonly string[];
  /** `null`: the address is fetched as it is. */
  readonly read: (url: URL, path: readonly string[]) => RawAddress | null;
}

const RAW_ON_GITHUB = 'https://raw.githubusercontent.com';

const RAW_GIST = 'https://gist.githubusercontent.com';

const SITES: readonly Site[] = [
  {
    hosts: ['github.com', 'www.github.com'],
    read: (_, [owner, repository, kind, ...rest]) => {
      if (owner === 'gist' || repository === undefined) return null;
      if ((kind === 'blob' || kind === 'raw') && rest.length > 1) {
        return file(RAW_ON_GITHUB, owner, repository, ...rest);
      }
      if (kind === 'releases' || kind === 'archive') return null;
      return page('a page of a GitHub repository', 'Open the file there and give its address.');
    },
  },
  {
    hosts: ['gist.github.com'],
    read: ({ hash }, [owner, gist, ...rest]) => {
      if (owner !== undefined && gist !== undefined) {
        if (rest[0] === 'raw') return file(RAW_GIST, owner, gist, ...rest);
        if (hash.startsWith('#file-')) {
          // The mark has lost the dots and the case of the file’s name.
          return page(
            'a place in a gist',
            'Give the address behind the “Raw” button of that file.',
          );
        }
        return { ...file(RAW_GIST, owner, gist, 'raw'), isFirstOfPage: true };
      }
      return page('a gist without its owner', 'Give the address behind its “Raw” button.');
    },
  },
  {
    hosts: ['huggingface.co', 'www.huggingface.co', 'hf.co'],
    read: (_, path) => {
      const named = path[0] === 'datasets' || path[0] === 'spaces' ? 3 : 2;
      const [kind, ...rest] = path.slice(named);
      if ((kind === 'blob' || kind === 'resolve' || kind === 'raw') && rest.length > 1) {
        return file('https://huggingface.co', ...path.slice(0, named), 'resolve', ...rest);
      }
      if (path[0] === 'api') return null;
      return kind === 'viewer'
        ? page(
            'a viewer of a data set',
            'Open “Files and versions” there and give a file’s address.',
          )
        : page(
            'a page of Hugging Face',
            'Open “Files and versions” there and give a file’s address.',
          );
    },
  },
];

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

/** Turns the address of a page on GitHub, Gist or Hugging Face that shows a file into the file's own. */
export function findRawAddress(url: URL): RawAddress {
  const path = url.pathname.split('/').filter((part) => part !== '');
  const site = SITES.find(({ hosts }) => hosts.includes(url.host));
  return site?.read(url, path) ?? { kind: 'file', url };
}

/** Hosts to which a host is known to hand its files on, as sources of a content policy. */
export function redirectHosts(host: string): readonly string[] {
  return host === 'huggingface.co' ? ['*.hf.co', '*.huggingface.co'] : [];
}

function file(
  origin: string,
  ...path: readonly (string | undefined)[]
): RawAddress & { readonly kind: 'file' } {
  return { kind: 'file', url: new URL(`${origin}/${path.join('/')}`) };
}

function page(what: string, instead: string): RawAddress {
  return { kind: 'page', what, instead };
}
