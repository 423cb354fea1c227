import { theme as antdTheme, type ThemeConfig } from 'antd';
import { componentTokens } from './component-tokens';
import { palette, type Shade } from './palette';

const fontFamily = "'Be Vietnam Pro', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

type Colours = (typeof palette)[Shade];

const colourTokens = (c: Colours, shade: Shade): ThemeConfig['token'] => ({
  colorPrimary: c.primary,
  colorPrimaryHover: c.primaryHover,
  colorPrimaryActive: c.primaryActive,
  colorPrimaryBg: c.primaryTint,
  colorPrimaryBorder: c.primaryBorder,
  colorLink: c.teal,
  colorLinkHover: c.tealHover,
  colorLinkActive: c.tealActive,
  colorSuccess: c.success,
  colorSuccessBg: c.successTint,
  colorWarning: c.warning,
  colorWarningBg: c.warningTint,
  colorError: c.error,
  colorErrorBg: c.errorTint,
  colorInfo: c.info,
  colorInfoBg: c.infoTint,
  colorText: c.text,
  colorTextSecondary: c.text2,
  colorTextTertiary: c.text3,
  colorTextQuaternary: c.text4,
  colorTextPlaceholder: c.text3,
  colorTextDisabled: shade === 'light' ? '#8C8378' : '#857B71',
  colorTextDescription: c.text2,
  colorIcon: c.text2,
  colorIconHover: c.text,
  colorBgLayout: c.layout,
  colorBgContainer: c.surface,
  colorBgElevated: c.elevated,
  colorBgSpotlight: c.inverse,
  colorBorder: c.border,
  colorBorderSecondary: c.borderSoft,
  colorSplit: c.borderSoft,
  colorFillAlter: c.fill,
  controlItemBgActive: c.tealTint,
  controlItemBgActiveHover: c.tealTintHover,
  controlItemBgHover: c.fill,
});

const shadowTokens = {
  light: {
    boxShadow: '0 8px 24px rgba(46,32,18,.12), 0 1px 3px rgba(46,32,18,.08)',
    boxShadowSecondary: '0 12px 32px rgba(46,32,18,.14), 0 2px 6px rgba(46,32,18,.06)',
    boxShadowTertiary: '0 1px 2px rgba(46,32,18,.05)',
  },
  dark: {
    boxShadow: '0 12px 32px rgba(0,0,0,.5)',
    boxShadowSecondary: '0 16px 40px rgba(0,0,0,.55)',
    boxShadowTertiary: '0 1px 2px rgba(46,32,18,.05)',
  },
};

const shapeTokens = {
  fontFamily,
  fontSize: 14,
  lineHeight: 22 / 14,
  fontSizeSM: 12,
  fontSizeLG: 16,
  fontWeightStrong: 600,
  borderRadius: 6,
  borderRadiusSM: 4,
  borderRadiusLG: 10,
  borderRadiusXS: 3,
  controlHeight: 32,
  controlHeightSM: 28,
  controlHeightLG: 40,
  motionDurationFast: '0.08s',
  motionDurationMid: '0.14s',
  motionDurationSlow: '0.2s',
  wireframe: false,
};

/** The whole antd theme of one shade. Light and dark share one shape. */
function build(shade: Shade): ThemeConfig {
  const c = palette[shade];
  return {
    // The last step sets the seed colours again, because the dark algorithm dims them.
    algorithm: [
      shade === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
      (_seed, map) => ({
        ...map!,
        colorPrimary: c.primary,
        colorSuccess: c.success,
        colorWarning: c.warning,
        colorError: c.error,
        colorInfo: c.info,
        colorLink: c.teal,
      }),
    ],
    cssVar: { key: `to-am-${shade}` },
    token: { ...shapeTokens, ...colourTokens(c, shade), ...shadowTokens[shade] },
    components: componentTokens(c, shade),
  };
}

export const themes: Record<Shade, ThemeConfig> = { light: build('light'), dark: build('dark') };
