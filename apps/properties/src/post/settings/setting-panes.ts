/** Parts of the settings. Specification 3 §2.6: source list, portal post list, options. */
export const settingPanes = ['channels', 'portals', 'options'] as const;
export type SettingPane = (typeof settingPanes)[number];
