interface PolicyRules {
  readonly createHTML: (text: string) => string;
  readonly createScriptURL: (address: string) => string;
}

interface TrustedTypesFactory {
  readonly createPolicy: (name: string, rules: PolicyRules) => unknown;
}

/**
 * Makes the one Trusted Types policy that the content policy names. Markup is admitted only where
 * it holds no tag (the component kit writes style sheets so), a script address only for the blob
 * that our own worker starts from, and for `ownScript`, the service worker. Browsers without
 * Trusted Types need none of it.
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
