/** The parts of css-tree 3 that are used here; it brings no types along. */
declare module "css-tree" {
  type List<Node> = { toArray: () => Node[] };
  type Raw = { type: "Raw"; value: string };
  export type Declaration = { type: "Declaration"; property: string; value: Raw; important: boolean | string };
  export type Selector = { type: "Selector" };
  export type Block = { type: "Block"; children: List<CssNode> };
  export type Rule = { type: "Rule"; prelude: { type: "SelectorList"; children: List<Selector> } | Raw; block: Block };
  export type Atrule = { type: "Atrule"; name: string; prelude: CssNode | null; block: Block | null };
  export type StyleSheet = { type: "StyleSheet"; children: List<CssNode> };
  export type DeclarationList = { type: "DeclarationList"; children: List<CssNode> };
  type CssNode = Atrule | Block | Declaration | DeclarationList | Raw | Rule | Selector | StyleSheet;
  export function parse(css: string, options: { context?: "declarationList"; parseValue: false }): CssNode;
  export function generate(node: CssNode): string;
  export function walk(node: CssNode, enter: (node: { type: string }) => void): void;
}
