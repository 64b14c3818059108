import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import { SHOP } from '@vitrava/shared-kit/contracts/shop';
import { largestAddress } from '@vitrava/shared-kit/ui/picture';
import type { Product } from '../../contracts.ts';
import { productPath } from '../../paths.ts';

const AVAILABILITY = {
  in_stock: 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  none: 'https://schema.org/OutOfStock',
} as const;

/** The product for search engines. Addresses are relative, as JSON-LD allows: a remote has no shop origin. */
export function describeProduct(product: Product, locale: LocaleCode): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    sku: String(product.id),
    image: product.photos.map(largestAddress),
    brand: { '@type': 'Brand', name: product.brand.name },
    manufacturer: { '@type': 'Organization', name: product.manufacturer },
    category: product.category_path.map(({ name }) => name).join(' / '),
    offers: {
      '@type': 'Offer',
      url: localizePath(productPath(product), locale),
      price: product.price,
      priceCurrency: SHOP.currency.code,
      availability: AVAILABILITY[product.availability.state],
      ...(product.terms && describeTerms(product.terms)),
    },
  };
}

/** What delivery costs and how a product is returned; a backend need not provide it. */
function describeTerms({ delivery_price, return_days }: NonNullable<Product['terms']>): object {
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: delivery_price, currency: SHOP.currency.code },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: SHOP.country },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: SHOP.country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: return_days,
      returnMethod: 'https://schema.org/ReturnAtKiosk',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  };
}
