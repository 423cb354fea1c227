const browsers: [RegExp, string][] = [
  [/coc_coc/i, 'Cốc Cốc'],
  [/Zalo/i, 'Zalo'],
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
];

const first = (names: [RegExp, string][], agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1];

/** 'Chrome trên Android', for the monitor. */
export function deviceName(agent = navigator.userAgent): string {
  return [first(browsers, agent), first(systems, agent)].filter(Boolean).join(' trên ');
}
