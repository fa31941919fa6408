/**
 * A value that the whole process, or the whole page of a browser, has once. A module's own variable is not that: Next bundles
 * routes and instrumentation apart, each with its own copy of the module.
 *
 * @param name no other value has it
 * @param create is called for the first who asks
 */
export function singleton<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`schaufenster.${name}`);
  const values = globalThis as typeof globalThis & { [key: symbol]: Value };
  values[key] ??= create();
  return values[key];
}
