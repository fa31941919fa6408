export function loadScript(src: string): void {
  if (document.querySelector(`script[src=${JSON.stringify(src)}]`)) return;
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  document.head.append(script);
}
