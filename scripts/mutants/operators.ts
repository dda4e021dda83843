import ts from 'typescript';

/** One small change to a source file. */
export interface Mutant {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly operator: string;
  readonly from: string;
  readonly to: string;
  /** The text of the whole file after the change. */
  readonly code: string;
}

/** Operators and their replacements: boundaries, opposites and counterparts. */
const BINARY: ReadonlyMap<ts.SyntaxKind, readonly string[]> = new Map([
  [ts.SyntaxKind.LessThanToken, ['<=', '>=']],
  [ts.SyntaxKind.LessThanEqualsToken, ['<', '>']],
  [ts.SyntaxKind.GreaterThanToken, ['>=', '<=']],
  [ts.SyntaxKind.GreaterThanEqualsToken, ['>', '<']],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [ts.SyntaxKind.PlusToken, ['-']],
  [ts.SyntaxKind.MinusToken, ['+']],
  [ts.SyntaxKind.AsteriskToken, ['/']],
  [ts.SyntaxKind.SlashToken, ['*']],
  [ts.SyntaxKind.AmpersandAmpersandToken, ['||']],
  [ts.SyntaxKind.BarBarToken, ['&&']],
]);

/** Calls that are easy to forget. */
const STEPS = new Set(['filter', 'reverse', 'slice', 'sort', 'toLowerCase', 'trim', 'trimEnd']);

/** All mutants of a TypeScript file. Types, imports and error messages are unchanged. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const add = (operator: string, node: ts.Node, to: string) => {
    const start = node.getStart(source);
    mutants.push({
      file,
      line: source.getLineAndCharacterOfPosition(start).line + 1,
      operator,
      from: node.getText(source),
      to,
      code: text.slice(0, start) + to + text.slice(node.end),
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isThrowStatement(node)) return;
    mutate(node, add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

function mutate(node: ts.Node, add: (operator: string, node: ts.Node, to: string) => void): void {
  if (ts.isBinaryExpression(node) && !isText(node.left) && !isText(node.right)) {
    for (const to of BINARY.get(node.operatorToken.kind) ?? []) {
      add('operator', node.operatorToken, to);
    }
  } else if (ts.isIfStatement(node)) {
    add('condition negated', node.expression, `!(${node.expression.getText()})`);
  } else if (ts.isConditionalExpression(node)) {
    add('condition negated', node.condition, `!(${node.condition.getText()})`);
  } else if (ts.isNumericLiteral(node)) {
    const value = Number(node.text);
    add('constant', node, `(${value + 1})`);
    add('constant', node, `(${value - 1})`);
  } else if (ts.isReturnStatement(node) && node.expression) {
    add('return emptied', node.expression, emptied(node.expression));
  } else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
    add('return emptied', node.body, emptied(node.body));
  } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
    add('step removed', node, ';');
  } else if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    STEPS.has(node.expression.name.text)
  ) {
    add('step removed', node, node.expression.expression.getText());
  }
}

function isText(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function emptied(node: ts.Expression): string {
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) return '[]';
  if (isText(node)) return node.getText() === "''" ? "'?'" : "''";
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true';
  return node.kind === ts.SyntaxKind.NullKeyword ? '0' : 'null';
}
