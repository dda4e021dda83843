/** Prints every string of the page that a user can read, with its file, for review as one text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from './list-files';

/** Attributes and properties whose values users do not read. */
const NOT_COPY =
  /^(className|classNames|key|id|role|type|size|variant|color|position|align|justify|style|styles|rel|target|href|kind|code|component|orientation|data-.*|aria-(live|hidden|current|haspopup|controls|describedby|labelledby|pressed|sort|expanded|selected|owns|modal|busy|invalid|orientation)|[a-z]*Key|autoComplete|inputMode|fill|stroke.*|d|viewBox|textAnchor|dominantBaseline|transform|pattern|accept|name|shadow|order|use|mediaType|fileName|p|px|py|m|gap|flex|padding|border|tt|ff)$/;

/** Properties whose values are shown to users even if they are a single word. */
const COPY =
  /^(label|short|title|note|hint|caption|heading|placeholder|description|summary|message|text|aria-label|alt|knownQuirks|news)$/;

/** A string that is a regular expression or a CSS value. */
const PATTERN =
  /\(\?[:=!<]|\\[pbdsw]|p\{L\}|^[\d.]+(px)?( [\d.]+(px)?)+$|^\d+px |^1 \/ span|^\((max|min)-width|\bvar\(--|^(color-mix|translate|minmax|min)\(|sans-serif$/;

/** Inline elements. */
const INLINE = /^(a|abbr|b|code|em|i|kbd|span|strong|Anchor|Code|Kbd|Mark|Text)$/;

/** A capitalized word, such as a label. */
const LABEL = /^[A-Z][a-z]+$/;

/** The strings of a file, with `{…}` for interpolated parts. */
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
    // Skips error messages, which are for developers, and word lists such as `'a b c'.split(' ')`.
    if (ts.isThrowStatement(node) || isSplit(node)) return;
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && hasText(node)) {
      if (!isPartOfSentence(node)) add(sentenceOf(node));
    } else if (ts.isStringLiteralLike(node) && isCopy(node, node.text)) add(node.text);
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

function hasText(node: ts.JsxElement | ts.JsxFragment): boolean {
  return node.children.some((child) => ts.isJsxText(child) && child.text.trim() !== '');
}

function isInline(node: ts.Node): node is ts.JsxElement | ts.JsxFragment {
  return ts.isJsxElement(node)
    ? INLINE.test(node.openingElement.tagName.getText())
    : ts.isJsxFragment(node);
}

function isPartOfSentence(node: ts.JsxElement | ts.JsxFragment): boolean {
  const { parent } = node;
  return isInline(node) && (ts.isJsxElement(parent) || ts.isJsxFragment(parent)) && hasText(parent);
}

/** The text of an element as one sentence, with `{…}` for each part that is not literal. */
function sentenceOf(node: ts.JsxElement | ts.JsxFragment): string {
  return node.children
    .map((child) => {
      if (ts.isJsxText(child)) {
        // As in JSX, line breaks and the indentation around them are removed.
        return child.text.replace(/^\s*\n\s*|\s*\n\s*$/g, '');
      }
      if (ts.isJsxExpression(child)) {
        if (child.expression === undefined) return '';
        return ts.isStringLiteralLike(child.expression) ? child.expression.text : '{…}';
      }
      return isInline(child) && hasText(child) ? sentenceOf(child) : '{…}';
    })
    .join('');
}

function textOf({ head, templateSpans }: ts.TemplateExpression): string {
  return head.text + templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
}

/**
 * Whether a string is prose: it has a space between words, or is the value of a property in `COPY`.
 */
function isCopy(node: ts.Node, text: string): boolean {
  const name = nameOf(node);
  if (name !== null && NOT_COPY.test(name)) return false;
  if (name !== null && COPY.test(name)) return true;
  if (ts.isJsxExpression(node.parent) || isInJsxChild(node)) return text.trim() !== '';
  if (LABEL.test(text) && isShown(node)) return true;
  return /[\p{L}\p{N}},.:;”)] [\p{L}\p{N}{“(]/u.test(text) && !PATTERN.test(text);
}

/**
 * The attribute or property that a string is the value of, looking through conditional expressions
 * and `??`.
 */
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

/**
 * Whether a string is an item of a list, a property value, one branch of a conditional expression
 * or a return value, as opposed to one side of a comparison.
 */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.initializer === node) ||
    ts.isConditionalExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isArrayLiteralExpression(parent)
  );
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
