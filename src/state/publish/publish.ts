import { OFFLINE_SCRIPT, PAGE_LIST, readPageList } from '../../core/output/publish/page-list';
import { writeReadMe } from '../../core/output/publish/read-me';
import { publishingProblems } from '../../core/words/publishing-problems';
import type { Fetcher } from '../../frame/client';
import type { Client } from '../../worker/client';
import type { Get } from '../model';
import { openPublication } from './open-publication';
import type { PublishActions, Published } from './publish-state';
import {
  filesToPublish,
  PUBLISHED_REPORT,
  PUBLISHED_WORK,
  verdictsToPublish,
  writePublishedWork,
} from './published-work';

/** Most bytes of one file of the page. */
const MOST_BYTES = 50_000_000;

/** GitHub's pages leave out and rewrite some files, and git the ends of lines, unless they are told not to. */
const FOR_HOSTS: Readonly<Record<string, string>> = {
  '.nojekyll': '',
  '.gitattributes': '* -text\n',
};

export function createPublishActions(client: Client, fetcher: Fetcher, get: Get): PublishActions {
  /** Files of the page itself, from its own host, by the frame that lies beside it. */
  const fetchOwn = async (paths: readonly string[]): Promise<ReadonlyMap<string, Blob>> => {
    const request = {
      addresses: paths.map((path) => new URL(path, fetcher.base).href),
      allowed: [new URL(fetcher.base).origin],
      mostBytes: MOST_BYTES,
      takesPages: true,
    };
    const idle = () => undefined;
    const fetched = await fetcher.fetchAll(request, idle, new AbortController().signal);
    return new Map(
      paths.flatMap((path, at) => {
        const one = fetched?.[at];
        return one?.kind === 'file' ? [[path, new Blob([one.bytes])] as const] : [];
      }),
    );
  };

  const publish: PublishActions['publish'] = async (onProgress) => {
    const refuse = (problem: Extract<Published, { kind: 'refused' }>['problem']): Published => ({
      kind: 'refused',
      problem,
    });
    const files = filesToPublish(get());
    const verdicts = verdictsToPublish(get());
    const work = writePublishedWork(get());
    const report = await client.export('report-json');
    if (!work || !report) throw new Error('There are no results to publish.');
    const listed = (await fetchOwn([PAGE_LIST])).get(PAGE_LIST);
    const list = listed && readPageList(await listed.text());
    if (!list) return refuse(publishingProblems.noPageList());
    const paths = [...list.files.keys(), OFFLINE_SCRIPT, PAGE_LIST];
    const page = await fetchOwn(paths);
    const missing = paths.find((path) => !page.has(path));
    if (missing !== undefined) return refuse(publishingProblems.missingPageFile(missing));
    const readMe = writeReadMe(
      files.map(({ path, file, sha256 }) => ({ path, name: file.name, bytes: file.size, sha256 })),
      verdicts && { path: verdicts.path, bytes: verdicts.file.size },
    );
    const texts = {
      ...FOR_HOSTS,
      [PUBLISHED_WORK]: work.manifest,
      [PUBLISHED_REPORT]: report.content,
      'README.txt': readMe,
    };
    return client.packPublication(
      {
        page: [...page].map(([path, file]) => ({ path, file })),
        start: work.start,
        beside: [
          ...Object.entries(texts).map(([path, text]) => ({ path, file: new Blob([text]) })),
          ...[...files, ...(verdicts ? [verdicts] : [])].map(({ path, file }) => ({ path, file })),
        ],
      },
      onProgress,
    );
  };

  return { publish, openPublication: (link) => openPublication(get, link) };
}
