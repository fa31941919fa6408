type AssetColumns = 4 | 6;

/** In columns of twelve. Spec §2, services section: 4 with exactly 3 assets or more than 4, otherwise 6. */
export function assetColumns(assetCount: number): AssetColumns {
  return assetCount === 3 || assetCount > 4 ? 4 : 6;
}
