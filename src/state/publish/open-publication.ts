import { isDataPath } from '../../core/output/publish/data-paths';
import { publishingProblems } from '../../core/words/publishing-problems';
import type { Get } from '../model';
import { assemble, readManifest } from '../session/manifest';
import type { Link } from '../view-state';
import { PUBLISHED_REPORT, PUBLISHED_WORK } from './published-work';

/**
 * Opens what lies beside a published page. Its files are of the page's own folder: their host gave the
 * page, and no other is asked. The results that were published stand beside those that the page comes to.
 */
export async function openPublication(get: Get, link: Link): Promise<void> {
  const found = await get().fetchFiles([link.gold, PUBLISHED_REPORT]);
  const list = found?.find(({ name }) => name === PUBLISHED_WORK);
  if (!list) return;
  const checked = readManifest(await list.text(), PUBLISHED_WORK);
  if (checked.kind === 'invalid') {
    get().addNotice(checked.problem);
    return;
  }
  const manifest = checked.value;
  const places = manifest.files.map(({ place }) => place ?? '');
  const { verdicts } = manifest;
  const listed = verdicts ? [...places, verdicts.place] : places;
  const stray = listed.find((place) => !isDataPath(place));
  if (stray !== undefined) {
    get().addNotice(publishingProblems.badPublication(stray));
    return;
  }
  const report = found?.find(({ name }) => name === PUBLISHED_REPORT);
  if (report) get().openReport(await report.text(), 'Published results');
  const data = await get().fetchFiles(listed);
  if (!data) return;
  const bytes = listed.map((place) => data.find(({ name }) => place.endsWith(`/${name}`)) ?? null);
  const sizes = [...manifest.files, ...(verdicts ? [verdicts] : [])].map((file) => file.bytes);
  const changed = listed.filter((_, at) => {
    const size = bytes[at]?.size;
    return size !== undefined && size !== sizes[at];
  });
  if (changed.length > 0) get().addNotice(publishingProblems.changedData(changed));
  const said = verdicts ? (bytes[places.length] ?? null) : null;
  await get().openWork({ ...assemble(manifest, bytes, said), missing: [] }, null);
  get().restoreView({ link });
}
