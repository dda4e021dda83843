/** Prints every string of the page that a user can read, with its file, for review as one text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from './list-files';

/** Attributes and properties whose values nobody reads. */
const NOT_COPY =
  /^(className|classNames|key|id|role|type|size|variant|color|position|align|justify|style|styles|rel|target|href|kind|code|component|orientation|data-.*|aria-(live|hidden|current|haspopup|controls|describedby|labelledby|pressed|sort|expanded|selected|owns|modal|busy|invalid|orientation)|[a-z]*Key|autoComplete|inputMode|fill|stroke.*|d|viewBox|textAnchor|dominantBaseline|transform|pattern|accept|name|shadow|order|use|mediaType|fileName)$/;

/** Properties whose values are copy even if they are a single word. */
const COPY =
  /^(label|short|title|note|hint|caption|heading|placeholder|description|summary|message|text|aria-label|alt|knownQuirks|news)$/;

/** A regular expression in a string. */
const PATTERN = /\(\?[:=!<]|\\[pbdsw]|p\{L\}/;

/** One line a string: `file: text`, with `{…}` for the parts that are filled in. */
export function listCopy(path: string, source: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const add = (text: string) => {
    const folded = text.replace(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(folded)) found.push(folded);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    // Errors are for developers, and `'a b c'.split(' ')` is a list of words.
    if (ts.isThrowStatement(node) || isSplit(node)) return;
    if (ts.isJsxText(node)) add(node.text);
    else if (ts.isStringLiteralLike(node) && isCopy(node, node.text)) add(node.text);
    else if (ts.isTemplateExpression(node) && isCopy(node, textOf(node))) {
      add(textOf(node));
      for (const span of node.templateSpans) visit(span.expression);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isSplit(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === 'split'
  );
}

function textOf({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
}

/** Prose has a space between words; a single word counts where its name says that it is shown. */
function isCopy(node: ts.Node, text: string): boolean {
  const name = nameOf(node);
  if (name !== null && NOT_COPY.test(name)) return false;
  if (name !== null && COPY.test(name)) return true;
  if (ts.isJsxExpression(node.parent) || isInJsxChild(node)) return true;
  return /[\p{L}\p{N}},.:;”)] [\p{L}\p{N}{“(]/u.test(text) && !PATTERN.test(text);
}

/** The attribute or property that a string is the value of, through conditions and `??`. */
function nameOf(node: ts.Node): string | null {
  let at: ts.Node = node.parent;
  while (
    ts.isConditionalExpression(at) ||
    ts.isParenthesizedExpression(at) ||
    ts.isJsxExpression(at) ||
    ts.isBinaryExpression(at)
  ) {
    at = at.parent;
  }
  if (ts.isJsxAttribute(at) || ts.isPropertyAssignment(at)) return at.name.getText();
  return null;
}

function isInJsxChild(node: ts.Node): boolean {
  let at: ts.Node = node.parent;
  while (ts.isConditionalExpression(at) || ts.isParenthesizedExpression(at)) at = at.parent;
  if (
    ts.isBinaryExpression(at) &&
    at.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  ) {
    at = at.parent;
  }
  return ts.isJsxExpression(at) && !ts.isJsxAttribute(at.parent);
}

const root = join(import.meta.dirname, '..');
for (const path of listFiles(join(root, 'src'), /\.tsx?$/)) {
  for (const text of listCopy(path, readFileSync(join(root, 'src', path), 'utf8'))) {
    console.log(`${path}: ${text}`);
  }
}
