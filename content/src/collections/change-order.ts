import type { CollectionConfig } from "payload";

type Choice = { field: "sortId" | "slideId"; label: string; hint: string };

/** For `admin.components` of a type: a button above the list for each order that its entries have. */
export function changeOrder(orders: Choice[]): NonNullable<CollectionConfig["admin"]>["components"] {
  return {
    beforeListTable: [{ path: "/collections/ordering/admin/ChangeOrder.tsx#ChangeOrder", clientProps: { orders } }],
  };
}
