/** The API's modules must not take this process for a page. */
for (const name of ['document', 'location', 'window']) Reflect.deleteProperty(globalThis, name);
