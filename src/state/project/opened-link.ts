import { linkProblems } from '../../core/words/link-problems';
import { readAddress } from '../address';
import type { Choices, Get, LinkActions, LinkState, Set } from '../model';
import { readLink, type SharedLink } from './link';

export const noLink: LinkState = { openedLink: null };

export function createLinkActions(set: Set, get: Get): LinkActions {
  const choicesIn = ({ settings, mapping, inputs }: SharedLink): Partial<Choices> => ({
    settings,
    readOptions: {
      ...get().readOptions,
      ...Object.fromEntries(
        inputs.flatMap(({ name, options }) => (options ? [[name, options]] : [])),
      ),
    },
    ...(mapping ? { ownMapping: mapping } : {}),
  });

  /** Opens the files that the link names, the present work set aside; whether any came. */
  const replaceFiles = async (link: SharedLink): Promise<boolean> => {
    const { gold = '', predictions = [] } = link.files ?? {};
    const fetched = await get().fetchFiles([gold, ...predictions]);
    if (!fetched || fetched.length === 0) return false;
    await get().newProject();
    await get().choose('what the link says', choicesIn(link));
    await get().addFiles(fetched);
    set({ link: { gold, predictions, settings: null } });
    return true;
  };

  return {
    receiveLink: async (fragment) => {
      const read = await readLink(fragment);
      if (read.kind === 'invalid') {
        get().addNotice(read.problem);
        return;
      }
      const link = read.value;
      set({ openedLink: { link, isApplied: false } });
      if (get().files.length === 0) await get().applyLink();
    },
    applyLink: async () => {
      const opened = get().openedLink;
      if (!opened) return;
      const { link } = opened;
      if (link.files && !(await replaceFiles(link))) return;
      if (!link.files) await get().choose('what the link says', choicesIn(link));
      const { state, leftOut } = readAddress(link.view);
      if (leftOut.length > 0) get().addNotice(linkProblems.unknownView(leftOut));
      get().restoreView({ ...state, link: get().link });
      set({ openedLink: { link, isApplied: true } });
    },
    dismissLink: () => {
      set({ openedLink: null });
    },
  };
}
