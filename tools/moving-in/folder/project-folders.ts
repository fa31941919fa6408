import type { GivenFile } from "../given/given-file.ts";

/** The folder of a project, with all files in and below it. */
export type ProjectFolder = { path: string; name: string; category: string | null; files: GivenFile[] };

type Folder = { path: string; name: string; files: GivenFile[]; folders: Map<string, Folder> };

/**
 * Finds the folders that are projects: those with pictures, below one or several parents. A folder without pictures of
 * its own is a category of the folders in it.
 * @returns also the files outside of all projects' folders
 */
export function projectFolders(files: readonly GivenFile[]) {
  let root = treeOf(files);
  for (let only = onlyIn(root); only && isParent(only); only = onlyIn(root)) root = only;
  const projects = [...root.folders.values()].flatMap((folder) => projectsIn(folder, null));
  return { root: root.name || [...root.folders.keys()].join(", "), projects, loose: root.files };
}

function treeOf(files: readonly GivenFile[]): Folder {
  const root: Folder = { path: "", name: "", files: [], folders: new Map() };
  for (const file of files) {
    let at = root;
    for (const name of file.path.split("/").slice(0, -1)) {
      const next = at.folders.get(name) ?? { path: `${at.path}/${name}`, name, files: [], folders: new Map() };
      at.folders.set(name, next);
      at = next;
    }
    at.files.push(file);
  }
  return root;
}

function onlyIn({ folders, files }: Folder): Folder | null {
  const [only] = folders.values();
  return only && folders.size === 1 && files.length === 0 ? only : null;
}

/** Whether a folder contains projects rather than being one: it has fewer files than folders. */
const isParent = ({ files, folders }: Folder) => files.length < folders.size;

function projectsIn(folder: Folder, category: string | null): ProjectFolder[] {
  if (folder.files.length === 0) return [...folder.folders.values()].flatMap((each) => projectsIn(each, folder.name));
  return [{ path: folder.path, name: folder.name, category, files: allIn(folder) }];
}

const allIn = ({ files, folders }: Folder): GivenFile[] => [...files, ...[...folders.values()].flatMap(allIn)];
