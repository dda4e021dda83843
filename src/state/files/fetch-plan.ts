import { attempt } from '../../core/attempt';
import { fetchingProblems } from '../../core/words/fetching-problems';
import type { Problem } from '../../core/model';
import { isLocal } from '../../frame/client';

/**
 * A file that can be fetched, or a page that is not a file, with advice on where to find the file.
 */
type RawAddress =
  | {
      readonly kind: 'file';
      readonly url: URL;
      /** Whether the page may show several files; only the host’s API can list them. */
      readonly isFirstOfPage?: boolean;
    }
  | { readonly kind: 'page'; readonly what: string; readonly instead: string };

interface Site {
  readonly hosts: readonly string[];
  /** Converts a URL of the host; `null` to fetch it unchanged. */
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
      return page('a GitHub repository page', 'Open the file there and enter its URL.');
    },
  },
  {
    hosts: ['gist.github.com'],
    read: ({ hash }, [owner, gist, ...rest]) => {
      if (owner !== undefined && gist !== undefined) {
        if (rest[0] === 'raw') return file(RAW_GIST, owner, gist, ...rest);
        if (hash.startsWith('#file-')) {
          // The fragment preserves neither the dots nor the case of the file name.
          return page(
            'the page of a file within a gist',
            'Enter the URL behind the “Raw” button of that file.',
          );
        }
        return { ...file(RAW_GIST, owner, gist, 'raw'), isFirstOfPage: true };
      }
      return page('a gist URL without the owner', 'Enter the URL behind its “Raw” button.');
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
      return page(
        kind === 'viewer' ? 'a data set viewer' : 'a Hugging Face page',
        'Open “Files and versions” there and enter the URL of a file.',
      );
    },
  },
];

export interface PlannedFile {
  /** Its index in the list of URLs. */
  readonly at: number;
  /** The URL as entered. */
  readonly given: string;
  /** The URL that is requested. */
  readonly address: string;
  readonly origin: string;
  readonly host: string;
  /** Whether it is on the page's own host, which needs no consent. */
  readonly isSameOrigin: boolean;
  /** Whether the page at the entered URL may show more files. */
  readonly isFirstOfPage: boolean;
}

/** A host that needs the user's consent. */
export interface PlannedHost {
  readonly host: string;
  readonly origin: string;
  readonly redirectsTo: readonly string[];
}

export interface FetchPlan {
  readonly files: readonly PlannedFile[];
  /** All hosts except the page's own. */
  readonly hosts: readonly PlannedHost[];
}

/**
 * Plans which files to fetch from which hosts; invalid URLs become problems. A URL without
 * TLS is allowed only on the user's own machine, and only if the user entered it.
 */
export function planFetch(
  addresses: readonly string[],
  base: string,
  namedBy: 'person' | 'link' = 'person',
): { readonly plan: FetchPlan; readonly problems: readonly Problem[] } {
  const planned = addresses.map((address, at) => planFile(address, at, base, namedBy));
  const files = planned.flatMap((one) => ('code' in one ? [] : [one]));
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
    problems: planned.flatMap((one) => ('code' in one ? [one] : [])),
  };
}

/** The content security policy sources for one host. */
export function sourcesOf(host: PlannedHost): readonly string[] {
  return [host.origin, ...host.redirectsTo.map((pattern) => `https://${pattern}`)];
}

export function nameOf(address: string): string {
  const last = new URL(address).pathname.split('/').pop() ?? '';
  const name = attempt(() => decodeURIComponent(last)) ?? last;
  return name === '' ? 'file' : name;
}

function planFile(
  given: string,
  at: number,
  base: string,
  namedBy: 'person' | 'link',
): PlannedFile | Problem {
  const written = given.length > MAX_ADDRESS_LENGTH ? null : URL.parse(given, base);
  if (!written || !['http:', 'https:'].includes(written.protocol)) {
    return fetchingProblems.badAddress(given.slice(0, 200));
  }
  const raw = findRawAddress(written);
  if (raw.kind === 'page') return fetchingProblems.notAFile(given, raw.what, raw.instead);
  const { url, isFirstOfPage = false } = raw;
  const isSameOrigin = url.origin === new URL(base).origin;
  const mayBeOpen = isLocal(url) && (namedBy === 'person' || isLocal(new URL(base)));
  if (!isSameOrigin && url.protocol !== 'https:' && !mayBeOpen) {
    return fetchingProblems.openAddress(given);
  }
  Object.assign(url, { hash: '', username: '', password: '' });
  const { href: address, origin, host } = url;
  return { at, given, address, origin, host, isSameOrigin, isFirstOfPage };
}

/** Longest URL accepted. */
const MAX_ADDRESS_LENGTH = 2000;

/** Converts the URL of a file's page on GitHub, Gist or Hugging Face to that of the raw file. */
export function findRawAddress(url: URL): RawAddress {
  const path = url.pathname.split('/').filter((part) => part !== '');
  const site = SITES.find(({ hosts }) => hosts.includes(url.host));
  return site?.read(url, path) ?? { kind: 'file', url };
}

/** Known redirect targets of a host, as content security policy sources. */
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
