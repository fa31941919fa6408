import type { UIField } from "payload";

/**
 * When an entry will be published or unpublished, shown in the form and the list; set with 'Planen …' beside the
 * button.
 */
export const planField: UIField = {
  name: "plan",
  type: "ui",
  label: "Geplant",
  admin: {
    components: {
      Field: "/editing/publishing/admin/PlanField.tsx#PlanField",
      Cell: "/editing/publishing/admin/PlanCell.tsx#PlanCell",
    },
  },
};
