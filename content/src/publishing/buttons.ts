/** Replace Payload's own buttons: everything they send goes through the owner of the form's state. */
export const publishingButtons = {
  PublishButton: "/publishing/admin/PublishButton.tsx#PublishButton",
  SaveDraftButton: "/publishing/admin/PublishButton.tsx#SaveDraftButton",
  Status: "/publishing/admin/Status.tsx#Status",
};
