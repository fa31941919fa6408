/** The project's own preview beside a form, in place of Payload's; see LivePreview.tsx. */
export const previewView = { edit: { livePreview: { Component: "/editing/preview/LivePreview.tsx#LivePreview" } } };
