/** The package has no types of its own. */
declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2";
      keepFeatures: readonly string[];
      dropTables: readonly string[];
      variationAxes?: Readonly<Record<string, Axis>>;
    },
  ): Promise<Buffer>;
}
