//# allFunctionsCalledOnLoad

import{t as e}from"./order-list-BGpu7rLd.js";import{u as t}from"./routes-character-B8dnNVNd.js";import{j as n}from"./vendor-D_iKJM-m.js";var r=n(),i=()=>(0,r.jsx)(e,{worldId:t.useParams().worldId,address:t.useSearch()});export{i as component};