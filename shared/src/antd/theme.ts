import type { ThemeConfig } from 'antd';
import { type ColourToken, light, sizes } from '#ui/tokens.ts';

/** Class under which the library's custom properties stand; the extracted style sheet and the provider agree on it. */
export const SCOPE = 'site-antd';

const px = (size: string): number => Number.parseFloat(size);

/** The library's design tokens, taken from the site's own, for one set of colours. */
export const themeOf = (colours: Readonly<Record<ColourToken, string>>): ThemeConfig => ({
  hashed: false,
  cssVar: { key: SCOPE },
  token: {
    colorPrimary: colours.primary,
    colorPrimaryHover: colours['primary-hover'],
    colorPrimaryActive: colours['primary-hover'],
    colorPrimaryBg: colours['primary-soft'],
    colorLink: colours.primary,
    colorError: colours.error,
    colorSuccess: colours.success,
    colorWarning: colours.warning,
    colorText: colours.ink,
    colorTextHeading: colours.ink,
    colorTextSecondary: colours.secondary,
    colorTextTertiary: colours.secondary,
    colorTextDescription: colours.secondary,
    colorTextPlaceholder: colours.secondary,
    colorTextQuaternary: colours['control-border'],
    colorTextLightSolid: colours['on-primary'],
    colorBgContainer: colours.raised,
    colorBgElevated: colours.floating,
    colorBgLayout: colours.surface,
    colorFillAlter: colours.sunken,
    colorBorder: colours['control-border'],
    colorBorderSecondary: colours.hairline,
    colorSplit: colours.hairline,
    controlItemBgHover: colours.sunken,
    controlItemBgActive: colours['primary-soft'],
    controlItemBgActiveHover: colours['primary-soft'],
    controlOutline: colours.focus,
    controlOutlineWidth: 2,
    boxShadow: colours.shadow,
    boxShadowSecondary: colours.shadow,
    fontFamily: sizes.font,
    fontSize: 16,
    fontSizeSM: 14,
    borderRadius: px(sizes.radius),
    borderRadiusSM: 4,
    controlHeight: px(sizes.control),
    // Nothing on the site flies in; a popup that is there at once is also one that a test and a tap can trust.
    motion: false,
  },
  components: {
    Switch: { handleBg: colours.raised, trackHeight: 28, trackMinWidth: 52 },
  },
});

/** What the browser runs with: all styles stand in the extracted sheet, so no style tag is ever made. */
export const theme: ThemeConfig = { ...themeOf(light), zeroRuntime: true };
