/** Width of an asset in the grid of twelve. */
type AssetColumns = 4 | 6;

/** Spec §2, services section: 4 wide when there are exactly 3 assets or more than 4, otherwise 6 wide. */
export function assetColumns(assetCount: number): AssetColumns {
  return assetCount === 3 || assetCount > 4 ? 4 : 6;
}
