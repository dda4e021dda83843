/** An address as it can be fetched, or what else it leads to and where the file is found there. */
export type RawAddress =
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
