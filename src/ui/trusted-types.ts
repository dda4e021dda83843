interface PolicyRules {
  readonly createHTML: (text: string) => string;
  readonly createScriptURL: (address: string) => string;
}

interface TrustedTypesFactory {
  readonly createPolicy: (name: string, rules: PolicyRules) => unknown;
}

/**
 * Creates the one Trusted Types policy that the content security policy names. It allows markup
 * without tags (Mantine inserts style sheets this way) and the script URLs of our worker's blob and
 * of `ownScript`, the service worker. Browsers without Trusted Types need no policy.
 */
export function installTrustedTypes(ownScript: string): void {
  const factory = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('No markup is made from text on this page.');
      return text;
    },
    createScriptURL: (address) => {
      const isOwnBlob = address.startsWith(`blob:${window.location.origin}/`);
      if (isOwnBlob || address === ownScript) return address;
      throw new TypeError('No script is loaded from an address on this page.');
    },
  });
}
