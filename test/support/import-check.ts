import { posix } from 'node:path';
import ts from 'typescript';

/** The imports allowed in the files of one folder of src, or in one file directly in src. */
export interface Room {
  /** Folders or files of src, without extension; a folder includes everything in it. */
  imports: string[];
  /** Package name, or `@scope/*`, and the reason why this folder may use it. */
  packages: Record<string, string>;
}

export interface Rules {
  /** Keyed by the first part of a path in src, without extension. */
  rooms: Record<string, Room>;
  /** Registries that other files iterate over: the only files that may be named index. */
  registries: string[];
  longestFile: number;
  /** Subfolders of a folder, in layer order: each may import from itself and from earlier ones. */
  layers: Record<string, string[]>;
}

/** Paths relative to src, with `/`, and the text of each file. */
export type Sources = Record<string, string>;

const emptyNames = /^(util|helper|common)s?$/i;

/** Returns one sentence for each violation, in the order of the paths. */
export function checkArchitecture(sources: Sources, rules: Rules): string[] {
  const files = Object.keys(sources)
    .sort()
    .map((path) => new SourceFile(path, sources));
  return [
    ...files.flatMap((file) => checkFile(file, rules)),
    ...files.flatMap((file) => checkImports(file, rules)),
    ...files.flatMap((file) => checkLayers(file, rules)),
    ...findCycles(files, ({ path }) => path, 'a cycle of imports'),
    ...findFolderCycles(files, Object.keys(rules.layers)),
  ];
}

/**
 * The given files and all files that they import, directly or indirectly. Type-only imports and
 * worker scripts are excluded.
 */
export function listReached(sources: Sources, start: readonly string[]): string[] {
  const reached = new Set<string>();
  const open = [...start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const text = sources[path];
    if (text === undefined || reached.has(path)) continue;
    reached.add(path);
    if (!/\.tsx?$/.test(path)) continue;
    for (const specifier of valueImports(parse(path, text))) {
      const imported = resolve(specifier, path, sources);
      if (imported && 'file' in imported) open.push(imported.file);
    }
  }
  return [...reached].sort();
}

function valueImports(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const specifier = literalText(node.moduleSpecifier);
      if (specifier !== null && !isOfTypes(node) && !specifier.includes('?')) found.push(specifier);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      found.push(literalText(node.arguments[0]) ?? '');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isOfTypes(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const { importClause } = node;
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  return (
    !name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

/** The packages that any folder may use, as written in the table. */
export function namePackages(rules: Rules): string[] {
  return [...new Set(Object.values(rules.rooms).flatMap((room) => Object.keys(room.packages)))];
}

/** Whether a package is the named one, or belongs to the named scope. */
export function isNamedBy(name: string, packageName: string): boolean {
  return name.endsWith('/*') ? packageName.startsWith(name.slice(0, -1)) : packageName === name;
}

/** A local file or package that a file imports; `null` if the path is computed. */
type Import = { file: string } | { package: string } | null;

class SourceFile {
  readonly isCode: boolean;
  readonly imports: Import[] = [];
  readonly lineCount: number;
  /** Whether a file only re-exports from other files. */
  readonly isBarrel: boolean;

  constructor(
    readonly path: string,
    sources: Sources,
  ) {
    const text = sources[path] ?? '';
    this.isCode = /\.tsx?$/.test(path);
    this.lineCount = text.replace(/\n$/, '').split('\n').length;
    const parsed = this.isCode ? parse(path, text) : null;
    this.isBarrel = parsed !== null && isBarrel(parsed);
    if (parsed === null) return;
    forEachImport(parsed, (specifier) => {
      this.imports.push(specifier === null ? null : resolve(specifier, path, sources));
    });
  }
}

function parse(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
}

function isBarrel(file: ts.SourceFile): boolean {
  const handsOn = file.statements.some(ts.isExportDeclaration);
  const onlyHandsOn = file.statements.every(
    (statement) => ts.isExportDeclaration(statement) || ts.isImportDeclaration(statement),
  );
  return handsOn && onlyHandsOn;
}

/** Static and dynamic imports, imports of types in either form, and `export … from`. */
function forEachImport(node: ts.Node, report: (specifier: string | null) => void): void {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    if (node.moduleSpecifier !== undefined) report(literalText(node.moduleSpecifier));
  } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    report(literalText(node.arguments[0]));
  } else if (ts.isImportTypeNode(node)) {
    report(ts.isLiteralTypeNode(node.argument) ? literalText(node.argument.literal) : null);
  }
  ts.forEachChild(node, (child) => forEachImport(child, report));
}

function literalText(node: ts.Node | undefined): string | null {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : null;
}

function resolve(specifier: string, importer: string, sources: Sources): Import {
  if (!specifier.startsWith('.')) {
    const parts = specifier.split('/');
    return { package: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/') };
  }
  const withoutQuery = specifier.replace(/\?.*$/, '');
  const path = posix.join(posix.dirname(importer), withoutQuery);
  const candidates = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end);
  return { file: candidates.find((candidate) => candidate in sources) ?? path };
}

function checkFile(file: SourceFile, rules: Rules): string[] {
  const problems: string[] = [];
  const names = file.path.split('/').map((part) => part.replace(/(?<=.)\..*$/, ''));
  const isRegistry = rules.registries.includes(file.path);
  const emptyName = names.find((name) => emptyNames.test(name));
  if (emptyName !== undefined) {
    problems.push(`${file.path}: “${emptyName}” does not say what is in it`);
  }
  if (file.lineCount > rules.longestFile && !file.path.endsWith('.json')) {
    problems.push(`${file.path}: ${file.lineCount} lines, more than ${rules.longestFile}`);
  }
  if (file.isCode && !isRegistry && (file.isBarrel || names.at(-1) === 'index')) {
    problems.push(`${file.path}: a barrel that is not among the registries`);
  }
  return problems;
}

function checkImports(file: SourceFile, rules: Rules): string[] {
  if (!file.isCode) return [];
  const roomName = withoutExtension(file.path.split('/')[0] ?? '');
  const room = rules.rooms[roomName];
  if (room === undefined) return [`${file.path}: the table has no row for ${roomName}`];
  return file.imports.flatMap((imported) => {
    if (imported === null) return [`${file.path}: imports a computed URL`];
    if ('package' in imported) {
      const isAllowed = Object.keys(room.packages).some((name) =>
        isNamedBy(name, imported.package),
      );
      return isAllowed ? [] : [`${file.path}: ${roomName} may not use ${imported.package}`];
    }
    const target = withoutExtension(imported.file);
    const isAllowed = room.imports.some((name) => target === name || target.startsWith(`${name}/`));
    return isAllowed ? [] : [`${file.path}: ${roomName} may not import ${target}`];
  });
}

/** Imports from a later layer. Files directly in the folder belong to no layer. */
function checkLayers(file: SourceFile, rules: Rules): string[] {
  const [folder = '', layer = ''] = file.path.split('/');
  const order = rules.layers[folder] ?? [];
  const own = order.indexOf(layer);
  if (own === -1) return [];
  const later = file.imports.flatMap((imported) => {
    if (imported === null || !('file' in imported)) return [];
    const [otherFolder, other = ''] = imported.file.split('/');
    return otherFolder === folder && order.indexOf(other) > own ? [other] : [];
  });
  return later.map(
    (other) =>
      `${file.path}: ${folder}/${layer} comes before ${folder}/${other} and may not import it`,
  );
}

/** Cycles between folders of a layered folder; each file directly in it counts as a folder. */
function findFolderCycles(files: SourceFile[], layered: readonly string[]): string[] {
  return layered.flatMap((top) => {
    const inside = files.filter(({ path }) => path.startsWith(`${top}/`));
    const folderOf = ({ path }: SourceFile) =>
      posix.dirname(path) === top ? path : posix.dirname(path);
    return findCycles(inside, folderOf, 'a cycle of folders');
  });
}

/**
 * Import cycles between nodes, which consist of one or more files. Each cycle is given as its path.
 * Imports within a node are ignored.
 */
function findCycles(
  files: SourceFile[],
  nodeOf: (file: SourceFile) => string,
  title: string,
): string[] {
  const nodes = new Map(files.map((file) => [file.path, nodeOf(file)]));
  const edges = new Map<string, Set<string>>();
  for (const file of files) {
    const node = nodeOf(file);
    const targets = file.imports.flatMap((imported) => {
      const target = imported !== null && 'file' in imported ? nodes.get(imported.file) : undefined;
      return target === undefined || (target === node && node !== file.path) ? [] : [target];
    });
    edges.set(node, new Set([...(edges.get(node) ?? []), ...targets]));
  }
  const finished = new Set<string>();
  const cycles: string[] = [];

  function walk(node: string, trail: string[]): void {
    const start = trail.indexOf(node);
    if (start !== -1) {
      cycles.push(`${title}: ${[...trail.slice(start), node].join(' → ')}`);
      return;
    }
    if (finished.has(node)) return;
    for (const target of edges.get(node) ?? []) walk(target, [...trail, node]);
    finished.add(node);
  }

  for (const node of edges.keys()) walk(node, []);
  return cycles;
}

function withoutExtension(name: string): string {
  return name.replace(/(?<=.)\.[^./]+$/, '');
}
