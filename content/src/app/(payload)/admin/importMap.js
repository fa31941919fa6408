import { InquiryActions as InquiryActions_cca85b46244f37a38457025b49de0175 } from '../../../contact/admin/InquiryActions.tsx'
import { Icon as Icon_7713273ba727ca134b49716b27b5174a } from '../../../graphics/Icon.tsx'
import { Logo as Logo_12230abedf9f016bfbf324f3f3e8c31d } from '../../../graphics/Logo.tsx'
import { WhatToDo as WhatToDo_267530cea225fab64460ccdd6c71b730 } from '../../../start-page/WhatToDo.tsx'
import { InquiryOverview as InquiryOverview_7e9ecb98882ebf4adf574797d051340d } from '../../../contact/admin/InquiryOverview.tsx'
import { LatestChanges as LatestChanges_7479ff9d6c088a6479a4229c96e96721 } from '../../../start-page/LatestChanges.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/contact/admin/InquiryActions.tsx#InquiryActions": InquiryActions_cca85b46244f37a38457025b49de0175,
  "/graphics/Icon.tsx#Icon": Icon_7713273ba727ca134b49716b27b5174a,
  "/graphics/Logo.tsx#Logo": Logo_12230abedf9f016bfbf324f3f3e8c31d,
  "/start-page/WhatToDo.tsx#WhatToDo": WhatToDo_267530cea225fab64460ccdd6c71b730,
  "/contact/admin/InquiryOverview.tsx#InquiryOverview": InquiryOverview_7e9ecb98882ebf4adf574797d051340d,
  "/start-page/LatestChanges.tsx#LatestChanges": LatestChanges_7479ff9d6c088a6479a4229c96e96721,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
