/** Replace Payload's own buttons: everything they send goes through the owner of the form's state. */
export const publishingButtons = {
  PublishButton: "/editing/publishing/admin/PublishButton.tsx#PublishButton",
  SaveDraftButton: "/editing/publishing/admin/PublishButton.tsx#SaveDraftButton",
  Status: "/editing/publishing/admin/Status.tsx#Status",
};
