import { isDataPath } from '../../core/output/publish/data-paths';
import { publishingProblems } from '../../core/words/session-problems';
import type { Get, PublishActions, Published } from '../model';
import { placesIn, projectFrom, readManifest } from './manifest';
import type { Link } from '../view';
import {
  filesToPublish,
  PUBLISHED_PROJECT,
  PUBLISHED_REPORT,
  verdictsToPublish,
  writePublishedProject,
} from './published-folder';
import { OFFLINE_SCRIPT, PAGE_LIST, readPageList } from '../../core/output/publish/page-list';
import { writeReadme } from '../../core/output/publish/readme';
import type { Fetcher } from '../../frame/client';
import type { Client } from '../../worker/client';

/** Most bytes of one file of the page. */
const MAX_BYTES = 50_000_000;

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
      maxBytes: MAX_BYTES,
      acceptsHtml: true,
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
    const work = writePublishedProject(get());
    const report = await client.export('report-json');
    if (!work || !report) throw new Error('There are no results to publish.');
    const listed = (await fetchOwn([PAGE_LIST])).get(PAGE_LIST);
    const list = listed && readPageList(await listed.text());
    if (!list) return refuse(publishingProblems.noPageList());
    const paths = [...list.files.keys(), OFFLINE_SCRIPT, PAGE_LIST];
    const page = await fetchOwn(paths);
    const missing = paths.find((path) => !page.has(path));
    if (missing !== undefined) return refuse(publishingProblems.missingPageFile(missing));
    const readMe = writeReadme(
      files.map(({ path, file, sha256 }) => ({ path, name: file.name, bytes: file.size, sha256 })),
      verdicts && { path: verdicts.path, bytes: verdicts.file.size },
    );
    const texts = {
      ...FOR_HOSTS,
      [PUBLISHED_PROJECT]: work.manifest,
      [PUBLISHED_REPORT]: report.content,
      'README.txt': readMe,
    };
    return client.packPublication(
      {
        page: [...page].map(([path, file]) => ({ path, file })),
        start: work.start,
        data: [
          ...Object.entries(texts).map(([path, text]) => ({ path, file: new Blob([text]) })),
          ...[...files, ...(verdicts ? [verdicts] : [])].map(({ path, file }) => ({ path, file })),
        ],
      },
      onProgress,
    );
  };

  return { publish, openPublishedFolder: (link) => openPublication(get, link) };
}

/**
 * Opens what lies beside a published page. Its files are of the page's own folder: their host gave the
 * page, and no other is asked. The results that were published stand beside those that the page comes to.
 */
async function openPublication(get: Get, link: Link): Promise<void> {
  const found = await get().fetchFiles([link.gold, PUBLISHED_REPORT]);
  const list = found?.find(({ name }) => name === PUBLISHED_PROJECT);
  if (!list) return;
  const checked = readManifest(await list.text(), PUBLISHED_PROJECT);
  if (checked.kind === 'invalid') {
    get().addNotice(checked.problem);
    return;
  }
  const manifest = checked.value;
  const places = placesIn(manifest);
  const stray = [...places.keys()].find((place) => !isDataPath(place));
  if (stray !== undefined || manifest.files.some(({ place }) => place === null)) {
    get().addNotice(publishingProblems.badPublication(stray ?? ''));
    return;
  }
  const report = found?.find(({ name }) => name === PUBLISHED_REPORT);
  if (report) get().openReport(await report.text(), 'Published results');
  const data = await get().fetchFiles([...places.keys()]);
  if (!data) return;
  const bytesAt = (place: string) => data.find(({ name }) => place.endsWith(`/${name}`)) ?? null;
  const changed = [...places]
    .filter(([place, size]) => (bytesAt(place)?.size ?? size) !== size)
    .map(([place]) => place);
  if (changed.length > 0) get().addNotice(publishingProblems.changedData(changed));
  await get().openProject({ ...projectFrom(manifest, bytesAt), missing: [] }, null);
  get().show({ link });
}
