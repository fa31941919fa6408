/**
 * A value that exists once per process or browser page. A module variable doesn't: Next bundles routes and
 * instrumentation separately, each with its own copy of the module.
 *
 * @param name unique
 * @param create called on first use
 */
export function singleton<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`schaufenster.${name}`);
  const values = globalThis as typeof globalThis & { [key: symbol]: Value };
  values[key] ??= create();
  return values[key];
}
