/** Replaces Payload's preview; see LivePreview.tsx. */
export const previewView = { edit: { livePreview: { Component: "/editing/preview/LivePreview.tsx#LivePreview" } } };
