// Generated from schema.graphql and operations/ by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Where the site links to a page by itself. */
export type Enum_Page_Placement =
  | 'navigation'
  | 'footer'
  /** At the end of every page too: a legal text, which opens in a dialog. */
  | 'legal'
  | 'none';

export type Enum_Sitesetting_Analyticsprovider =
  | 'off'
  | 'google'
  | 'matomo';

export type FilesOfTextQueryVariables = Exact<{
  urls: Array<string | null | undefined> | string;
}>;


export type FilesOfTextQuery = { uploadFiles: { data: Array<{ id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null }> } | null };

export type InitialDataQueryVariables = Exact<{ [key: string]: never; }>;


export type InitialDataQuery = { services: { data: Array<{ id: string | null, attributes: { sortId: number | null, slideId: number | null, name: string, title: string | null, header: string | null, mainContent: string | null, slideContent: string | null, owlThumbIcon: string | null, ghostTitle: string | null, buttonTxt: string | null, slideImage: { data: { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null } | null } | null, serviceAssets: { data: Array<{ id: string | null, attributes: { icon: string | null, title: string | null, content: string | null, credentials: { data: Array<{ id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null }> } | null } | null }> } | null } | null }> } | null, menuitems: { data: Array<{ id: string | null, attributes: { sortId: number | null, name: string | null, title: string | null } | null }> } | null, references: { data: Array<{ id: string | null, attributes: { sortId: number | null, title: string | null, description: string | null, url: string | null, image: { data: { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null } | null } | null, localVideo: { data: { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null } | null } | null } | null }> } | null };

export type InitialDataOwnQueryVariables = Exact<{ [key: string]: never; }>;


export type InitialDataOwnQuery = { lostTargets: Array<string>, siteSetting: { data: { attributes: { agencyName: string, claim: string | null, description: string | null, ownerName: string | null, email: string | null, phone: string | null, mobile: string | null, vatId: string | null, businessId: string | null, website: string | null, street: string | null, postalCode: string | null, city: string | null, mapsUrl: string | null, openingHours: string | null, openingHoursNote: string | null, facebookUrl: string | null, youtubeUrl: string | null, instagramUrl: string | null, linkedinUrl: string | null, xingUrl: string | null, vimeoUrl: string | null, behanceUrl: string | null, ownLinkUrl: string | null, ownLinkName: string | null, badgeUrl: string | null, badgeTitle: string | null, priceNote: string | null, copyrightYear: number | null, analyticsProvider: Enum_Sitesetting_Analyticsprovider | null, analyticsId: string | null, analyticsUrl: string | null, consentOpensByItself: boolean | null, countsViews: boolean | null, takesMessages: boolean | null, shareImage: { data: { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null } | null } | null, badgeImage: { data: { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null } | null } | null } | null } | null } | null, chosenProjects: { data: Array<{ id: string | null, attributes: { header: string, teaser: string | null, createdAt: string | null, image: { data: { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null } | null } | null, categories: { data: Array<{ id: string | null, attributes: { name: string } | null }> } | null } | null }> } | null, appearance: { data: { attributes: { mark: string | null, markId: string | null, markWidth: number | null, markHeight: number | null, markGround: string | null, markOpaque: boolean | null, markColours: string | null, markWithName: boolean | null, accent: string | null, paper: string | null, ink: string | null, typeface: string | null } | null } | null } | null, formerAnchors: Array<{ former: string, current: string }>, pageLinks: Array<{ id: string, title: string, address: string, former: Array<string>, placement: Enum_Page_Placement, hiddenFromSearch: boolean, updatedAt: string | null, text: string | null }> };

export type LastChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type LastChangesQuery = { projects: { data: Array<{ id: string | null, attributes: { updatedAt: string | null } | null }>, meta: { pagination: { total: number } } } | null, categories: { data: Array<{ id: string | null, attributes: { updatedAt: string | null } | null }>, meta: { pagination: { total: number } } } | null };

export type MediaFragment = { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null };

export type OldAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type OldAddressesQuery = { oldAddresses: Array<{ address: string, target: string }> };

export type PageOwnQueryVariables = Exact<{
  id: string;
}>;


export type PageOwnQuery = { page: { data: { id: string | null, attributes: { title: string, address: string, content: string | null, searchDescription: string | null, hiddenFromSearch: boolean | null, image: { data: { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null } | null } | null, shareImage: { data: { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null } | null } | null } | null } | null } | null };

export type ProjectCardFragment = { id: string | null, attributes: { header: string, teaser: string | null, createdAt: string | null, image: { data: { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null } | null } | null, categories: { data: Array<{ id: string | null, attributes: { name: string } | null }> } | null } | null };

export type ProjectDetailsQueryVariables = Exact<{
  id: string;
}>;


export type ProjectDetailsQuery = { project: { data: { id: string | null, attributes: { header: string, teaser: string | null, content: string | null, createdAt: string | null, publishedAt: string | null, image: { data: { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null } | null } | null, categories: { data: Array<{ id: string | null, attributes: { name: string } | null }> } | null } | null } | null } | null, projects: { data: Array<{ id: string | null, attributes: { header: string, createdAt: string | null, image: { data: { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null } | null } | null } | null }> } | null, categories: { data: Array<{ id: string | null, attributes: { name: string } | null }> } | null };

export type ProjectDetailsOwnQueryVariables = Exact<{
  id: string;
}>;


export type ProjectDetailsOwnQuery = { project: { data: { attributes: { searchDescription: string | null, shareImage: { data: { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null } | null } | null } | null } | null } | null };

export type ProjectFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type ProjectFeedQuery = { projects: { data: Array<{ id: string | null, attributes: { header: string, teaser: string | null, content: string | null, createdAt: string | null, updatedAt: string | null, publishedAt: string | null, image: { data: { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null } | null } | null } | null }> } | null };

export type ProjectsQueryVariables = Exact<{
  page: number;
}>;


export type ProjectsQuery = { projects: { data: Array<{ id: string | null, attributes: { header: string, teaser: string | null, createdAt: string | null, image: { data: { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null } | null } | null, categories: { data: Array<{ id: string | null, attributes: { name: string } | null }> } | null } | null }>, meta: { pagination: { total: number, page: number, pageSize: number, pageCount: number } } } | null, categories: { data: Array<{ id: string | null, attributes: { name: string } | null }> } | null };

export type ProjectsOfCategoryQueryVariables = Exact<{
  page: number;
  cat: string;
}>;


export type ProjectsOfCategoryQuery = { projects: { data: Array<{ id: string | null, attributes: { header: string, teaser: string | null, createdAt: string | null, image: { data: { id: string | null, attributes: { name: string, alternativeText: string | null, url: string, caption: string | null, width: number | null, height: number | null, formats: unknown, previewUrl: string | null, provider_metadata: unknown, createdAt: string | null } | null } | null } | null, categories: { data: Array<{ id: string | null, attributes: { name: string } | null }> } | null } | null }>, meta: { pagination: { total: number, page: number, pageSize: number, pageCount: number } } } | null, category: { data: { id: string | null, attributes: { name: string, description: string | null, publishedAt: string | null } | null } | null } | null, categories: { data: Array<{ id: string | null, attributes: { name: string } | null }> } | null };

export type SitemapOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapOverviewQuery = { projects: { data: Array<{ id: string | null, attributes: { updatedAt: string | null } | null }> } | null, categories: { data: Array<{ id: string | null, attributes: { name: string, updatedAt: string | null } | null }> } | null };

export type SitemapProjectFragment = { id: string | null, attributes: { header: string, updatedAt: string | null, image: { data: { id: string | null, attributes: { url: string } | null } | null } | null } | null };

export type SitemapProjectsQueryVariables = Exact<{
  after: string;
  last: string;
}>;


export type SitemapProjectsQuery = { projects: { data: Array<{ id: string | null, attributes: { header: string, updatedAt: string | null, image: { data: { id: string | null, attributes: { url: string } | null } | null } | null } | null }> } | null };

export type SitemapProjectsOwnQueryVariables = Exact<{
  after: string;
  last: string;
}>;


export type SitemapProjectsOwnQuery = { sitemapProjects: Array<{ id: string, header: string, updatedAt: string | null, picture: string | null }> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const MediaFragmentDoc = new TypedDocumentString(`
    fragment Media on UploadFileEntity {
  id
  attributes {
    name
    alternativeText
    url
    caption
    width
    height
    formats
    previewUrl
    provider_metadata
    createdAt
  }
}
    `, {"fragmentName":"Media"}) as unknown as TypedDocumentString<MediaFragment, unknown>;
export const ProjectCardFragmentDoc = new TypedDocumentString(`
    fragment ProjectCard on ProjectEntity {
  id
  attributes {
    header
    teaser
    createdAt
    image {
      data {
        ...Media
      }
    }
    categories(sort: "name:asc", pagination: {limit: -1}) {
      data {
        id
        attributes {
          name
        }
      }
    }
  }
}
    fragment Media on UploadFileEntity {
  id
  attributes {
    name
    alternativeText
    url
    caption
    width
    height
    formats
    previewUrl
    provider_metadata
    createdAt
  }
}`, {"fragmentName":"ProjectCard"}) as unknown as TypedDocumentString<ProjectCardFragment, unknown>;
export const SitemapProjectFragmentDoc = new TypedDocumentString(`
    fragment SitemapProject on ProjectEntity {
  id
  attributes {
    header
    updatedAt
    image {
      data {
        id
        attributes {
          url
        }
      }
    }
  }
}
    `, {"fragmentName":"SitemapProject"}) as unknown as TypedDocumentString<SitemapProjectFragment, unknown>;
export const FilesOfTextDocument = new TypedDocumentString(`
    query FilesOfText($urls: [String]!) {
  uploadFiles(filters: {url: {in: $urls}}, pagination: {limit: 100}) {
    data {
      ...Media
    }
  }
}
    fragment Media on UploadFileEntity {
  id
  attributes {
    name
    alternativeText
    url
    caption
    width
    height
    formats
    previewUrl
    provider_metadata
    createdAt
  }
}`) as unknown as TypedDocumentString<FilesOfTextQuery, FilesOfTextQueryVariables>;
export const InitialDataDocument = new TypedDocumentString(`
    query InitialData {
  services(sort: "sortId:asc", pagination: {limit: -1}) {
    data {
      id
      attributes {
        sortId
        slideId
        name
        title
        header
        mainContent
        slideContent
        owlThumbIcon
        ghostTitle
        buttonTxt
        slideImage {
          data {
            ...Media
          }
        }
        serviceAssets(pagination: {limit: -1}) {
          data {
            id
            attributes {
              icon
              title
              content
              credentials(pagination: {limit: -1}) {
                data {
                  ...Media
                }
              }
            }
          }
        }
      }
    }
  }
  menuitems(sort: "sortId:asc", pagination: {limit: -1}) {
    data {
      id
      attributes {
        sortId
        name
        title
      }
    }
  }
  references(sort: "sortId:asc", pagination: {limit: -1}) {
    data {
      id
      attributes {
        sortId
        title
        description
        url
        image {
          data {
            ...Media
          }
        }
        localVideo {
          data {
            ...Media
          }
        }
      }
    }
  }
}
    fragment Media on UploadFileEntity {
  id
  attributes {
    name
    alternativeText
    url
    caption
    width
    height
    formats
    previewUrl
    provider_metadata
    createdAt
  }
}`) as unknown as TypedDocumentString<InitialDataQuery, InitialDataQueryVariables>;
export const InitialDataOwnDocument = new TypedDocumentString(`
    query InitialDataOwn {
  siteSetting {
    data {
      attributes {
        agencyName
        claim
        description
        shareImage {
          data {
            ...Media
          }
        }
        ownerName
        email
        phone
        mobile
        vatId
        businessId
        website
        street
        postalCode
        city
        mapsUrl
        openingHours
        openingHoursNote
        facebookUrl
        youtubeUrl
        instagramUrl
        linkedinUrl
        xingUrl
        vimeoUrl
        behanceUrl
        ownLinkUrl
        ownLinkName
        badgeImage {
          data {
            ...Media
          }
        }
        badgeUrl
        badgeTitle
        priceNote
        copyrightYear
        analyticsProvider
        analyticsId
        analyticsUrl
        consentOpensByItself
        countsViews
        takesMessages
      }
    }
  }
  chosenProjects {
    data {
      ...ProjectCard
    }
  }
  appearance {
    data {
      attributes {
        mark
        markId
        markWidth
        markHeight
        markGround
        markOpaque
        markColours
        markWithName
        accent
        paper
        ink
        typeface
      }
    }
  }
  formerAnchors {
    former
    current
  }
  lostTargets
  pageLinks {
    id
    title
    address
    former
    placement
    hiddenFromSearch
    updatedAt
    text
  }
}
    fragment Media on UploadFileEntity {
  id
  attributes {
    name
    alternativeText
    url
    caption
    width
    height
    formats
    previewUrl
    provider_metadata
    createdAt
  }
}
fragment ProjectCard on ProjectEntity {
  id
  attributes {
    header
    teaser
    createdAt
    image {
      data {
        ...Media
      }
    }
    categories(sort: "name:asc", pagination: {limit: -1}) {
      data {
        id
        attributes {
          name
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<InitialDataOwnQuery, InitialDataOwnQueryVariables>;
export const LastChangesDocument = new TypedDocumentString(`
    query LastChanges {
  projects(sort: "updatedAt:desc", pagination: {limit: 1}) {
    data {
      id
      attributes {
        updatedAt
      }
    }
    meta {
      pagination {
        total
      }
    }
  }
  categories(sort: "updatedAt:desc", pagination: {limit: 1}) {
    data {
      id
      attributes {
        updatedAt
      }
    }
    meta {
      pagination {
        total
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LastChangesQuery, LastChangesQueryVariables>;
export const OldAddressesDocument = new TypedDocumentString(`
    query OldAddresses {
  oldAddresses {
    address
    target
  }
}
    `) as unknown as TypedDocumentString<OldAddressesQuery, OldAddressesQueryVariables>;
export const PageOwnDocument = new TypedDocumentString(`
    query PageOwn($id: ID!) {
  page(id: $id) {
    data {
      id
      attributes {
        title
        address
        content
        searchDescription
        hiddenFromSearch
        image {
          data {
            ...Media
          }
        }
        shareImage {
          data {
            ...Media
          }
        }
      }
    }
  }
}
    fragment Media on UploadFileEntity {
  id
  attributes {
    name
    alternativeText
    url
    caption
    width
    height
    formats
    previewUrl
    provider_metadata
    createdAt
  }
}`) as unknown as TypedDocumentString<PageOwnQuery, PageOwnQueryVariables>;
export const ProjectDetailsDocument = new TypedDocumentString(`
    query ProjectDetails($id: ID!) {
  project(id: $id) {
    data {
      id
      attributes {
        header
        teaser
        content
        createdAt
        publishedAt
        image {
          data {
            ...Media
          }
        }
        categories(sort: "name:asc", pagination: {limit: -1}) {
          data {
            id
            attributes {
              name
            }
          }
        }
      }
    }
  }
  projects(
    sort: "createdAt:desc"
    filters: {id: {ne: $id}}
    pagination: {limit: 3}
  ) {
    data {
      id
      attributes {
        header
        createdAt
        image {
          data {
            ...Media
          }
        }
      }
    }
  }
  categories(
    sort: "name:asc"
    filters: {projects: {publishedAt: {notNull: true}}}
    pagination: {limit: -1}
  ) {
    data {
      id
      attributes {
        name
      }
    }
  }
}
    fragment Media on UploadFileEntity {
  id
  attributes {
    name
    alternativeText
    url
    caption
    width
    height
    formats
    previewUrl
    provider_metadata
    createdAt
  }
}`) as unknown as TypedDocumentString<ProjectDetailsQuery, ProjectDetailsQueryVariables>;
export const ProjectDetailsOwnDocument = new TypedDocumentString(`
    query ProjectDetailsOwn($id: ID!) {
  project(id: $id) {
    data {
      attributes {
        searchDescription
        shareImage {
          data {
            ...Media
          }
        }
      }
    }
  }
}
    fragment Media on UploadFileEntity {
  id
  attributes {
    name
    alternativeText
    url
    caption
    width
    height
    formats
    previewUrl
    provider_metadata
    createdAt
  }
}`) as unknown as TypedDocumentString<ProjectDetailsOwnQuery, ProjectDetailsOwnQueryVariables>;
export const ProjectFeedDocument = new TypedDocumentString(`
    query ProjectFeed {
  projects(sort: "id:desc", pagination: {limit: 20}) {
    data {
      id
      attributes {
        header
        teaser
        content
        createdAt
        updatedAt
        publishedAt
        image {
          data {
            ...Media
          }
        }
      }
    }
  }
}
    fragment Media on UploadFileEntity {
  id
  attributes {
    name
    alternativeText
    url
    caption
    width
    height
    formats
    previewUrl
    provider_metadata
    createdAt
  }
}`) as unknown as TypedDocumentString<ProjectFeedQuery, ProjectFeedQueryVariables>;
export const ProjectsDocument = new TypedDocumentString(`
    query Projects($page: Int!) {
  projects(sort: "id:desc", pagination: {page: $page, pageSize: 8}) {
    data {
      ...ProjectCard
    }
    meta {
      pagination {
        total
        page
        pageSize
        pageCount
      }
    }
  }
  categories(
    sort: "name:asc"
    filters: {projects: {publishedAt: {notNull: true}}}
    pagination: {limit: -1}
  ) {
    data {
      id
      attributes {
        name
      }
    }
  }
}
    fragment Media on UploadFileEntity {
  id
  attributes {
    name
    alternativeText
    url
    caption
    width
    height
    formats
    previewUrl
    provider_metadata
    createdAt
  }
}
fragment ProjectCard on ProjectEntity {
  id
  attributes {
    header
    teaser
    createdAt
    image {
      data {
        ...Media
      }
    }
    categories(sort: "name:asc", pagination: {limit: -1}) {
      data {
        id
        attributes {
          name
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<ProjectsQuery, ProjectsQueryVariables>;
export const ProjectsOfCategoryDocument = new TypedDocumentString(`
    query ProjectsOfCategory($page: Int!, $cat: ID!) {
  projects(
    sort: "id:desc"
    filters: {categories: {id: {eq: $cat}}}
    pagination: {page: $page, pageSize: 8}
  ) {
    data {
      ...ProjectCard
    }
    meta {
      pagination {
        total
        page
        pageSize
        pageCount
      }
    }
  }
  category(id: $cat) {
    data {
      id
      attributes {
        name
        description
        publishedAt
      }
    }
  }
  categories(
    sort: "name:asc"
    filters: {projects: {publishedAt: {notNull: true}}}
    pagination: {limit: -1}
  ) {
    data {
      id
      attributes {
        name
      }
    }
  }
}
    fragment Media on UploadFileEntity {
  id
  attributes {
    name
    alternativeText
    url
    caption
    width
    height
    formats
    previewUrl
    provider_metadata
    createdAt
  }
}
fragment ProjectCard on ProjectEntity {
  id
  attributes {
    header
    teaser
    createdAt
    image {
      data {
        ...Media
      }
    }
    categories(sort: "name:asc", pagination: {limit: -1}) {
      data {
        id
        attributes {
          name
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<ProjectsOfCategoryQuery, ProjectsOfCategoryQueryVariables>;
export const SitemapOverviewDocument = new TypedDocumentString(`
    query SitemapOverview {
  projects(sort: "id:desc", pagination: {limit: 1}) {
    data {
      id
      attributes {
        updatedAt
      }
    }
  }
  categories(
    sort: "name:asc"
    filters: {projects: {publishedAt: {notNull: true}}}
    pagination: {limit: -1}
  ) {
    data {
      id
      attributes {
        name
        updatedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SitemapOverviewQuery, SitemapOverviewQueryVariables>;
export const SitemapProjectsDocument = new TypedDocumentString(`
    query SitemapProjects($after: ID!, $last: ID!) {
  projects(
    sort: "id:asc"
    filters: {and: [{id: {gt: $after}}, {id: {lte: $last}}]}
    pagination: {limit: 100}
  ) {
    data {
      ...SitemapProject
    }
  }
}
    fragment SitemapProject on ProjectEntity {
  id
  attributes {
    header
    updatedAt
    image {
      data {
        id
        attributes {
          url
        }
      }
    }
  }
}`) as unknown as TypedDocumentString<SitemapProjectsQuery, SitemapProjectsQueryVariables>;
export const SitemapProjectsOwnDocument = new TypedDocumentString(`
    query SitemapProjectsOwn($after: ID!, $last: ID!) {
  sitemapProjects(after: $after, last: $last) {
    id
    header
    updatedAt
    picture
  }
}
    `) as unknown as TypedDocumentString<SitemapProjectsOwnQuery, SitemapProjectsOwnQueryVariables>;
