/** The project's own preview beside a form, in place of Payload's; see LivePreview.tsx. */
export const previewView = { edit: { livePreview: { Component: "/preview/LivePreview.tsx#LivePreview" } } };
